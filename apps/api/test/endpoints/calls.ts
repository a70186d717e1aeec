import type { Call, Calls } from '@lectern/contract';
import { contract } from '@lectern/contract/all';

/** Every call of the contract. */
export const declaredCalls: readonly Call[] = Object.values(contract as Readonly<Record<string, Calls>>).flatMap(
  (calls) => Object.values(calls),
);

/** How the tables name a call: `PUT category/move`. */
export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

interface Fields {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Fields>>;
  readonly innerType?: Fields;
}

/** The names of the fields that a call takes. */
export const fieldsOf = ({ request }: Call): string[] =>
  Object.keys((request as Call['request'] & Fields).fields ?? {});

/** Whether a call carries the version of what it changes, or one for each of several. */
export const takesVersion = ({ request }: Call): boolean => {
  const fields = (request as Call['request'] & Fields).fields ?? {};
  return [fields, ...Object.values(fields).map(({ innerType }) => innerType?.fields)].some(
    (each) => each?.['version']?.type === 'number',
  );
};

/** Title and call, for `it.each`. */
export const titled = (calls: readonly Call[]) => calls.map((call) => [nameOf(call), call] as const);

/** The rows of all domains as one table. @throws when two domains have a row of one name: the later would hide the earlier */
export const joined = <Row>(...tables: readonly Readonly<Record<string, Row>>[]): Readonly<Record<string, Row>> => {
  const rows = tables.flatMap((table) => Object.entries(table));
  const names = rows.map(([name]) => name);
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  if (twice.length > 0) throw new Error(`two rows for ${twice.join(', ')}`);
  return Object.fromEntries(rows);
};
