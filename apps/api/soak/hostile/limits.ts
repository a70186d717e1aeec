import type { Call } from '@lectern/contract';

/** What is read of a schema: its kind, its parts, and how many elements or characters it takes. */
export interface Parts {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Parts>>;
  readonly innerType?: Parts;
  readonly tests?: readonly {
    readonly OPTIONS?: { readonly name?: string; readonly params?: Readonly<Record<string, unknown>> };
  }[];
}

/** The fields of a call's request. */
export const partsOf = ({ request }: Call): Readonly<Record<string, Parts>> =>
  (request as unknown as Parts).fields ?? {};

/** The declared maximum of a list or a text; undefined where only the body's weight limits it. */
export const maxOf = ({ tests = [] }: Parts): number | undefined => {
  const max = tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.['max'];
  return typeof max === 'number' ? max : undefined;
};
