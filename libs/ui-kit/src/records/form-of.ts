import { say } from '@lectern/contract/messages';
import type { FieldError } from '@lectern/contract/wire';
import { mixed, object, ValidationError, type ObjectShape, type Schema } from 'yup';
import { same } from '../conflict/same';
import type { Codecs } from './codecs';
import { emptyOf, formFieldOf, wireValue, type FormValues } from './values';

/** Field → message. */
export type Messages = Readonly<Record<string, string>>;
interface Wrong {
  readonly path: string;
  readonly message: string;
}
interface Reading<Wire> {
  readonly wire: Wire;
  /** Fields that can't be read. */
  readonly wrong: Messages;
}

interface Options<Values, Wire> {
  /** Field → its codec, where the contract's schema is not enough. */
  readonly codecs?: Codecs;
  /** The values that count: fields that others hide are emptied. */
  readonly relevant?: (values: Values) => Values;
  /** Errors of fields that contradict each other. */
  readonly together?: (wire: Wire, values: Values) => readonly FieldError[];
}

const labelOf = (schema: Schema): string => schema.spec.label ?? '';

/** The form of declared fields. Its fields have the names of the wire; what the wire lacks is the screen's own. */
export const formOf = <Values extends object = FormValues, Wire extends object = FormValues>(
  fields: ObjectShape,
  { codecs = {}, relevant, together }: Options<Values, Wire> = {},
) => {
  const entries = Object.entries(fields) as [name: string, schema: Schema][];
  const contract = object(fields);

  const valuesOf = (row: object): Values =>
    Object.fromEntries(
      entries.map(([name]) => {
        const value = (row as FormValues)[name];
        return [name, codecs[name]?.read ? codecs[name].read(value as never, row as FormValues) : (value ?? '')];
      }),
    ) as Values;

  const newValues = (initial: Partial<Values> = {}): Values =>
    ({
      ...Object.fromEntries(entries.map(([name, schema]) => [name, codecs[name]?.empty ?? emptyOf(schema)])),
      ...initial,
    }) as Values;

  const read = (held: Values, row?: object): Reading<Wire> => {
    const values = (relevant ? relevant(held) : held) as FormValues;
    const wrong: Record<string, string> = {};
    const sent = entries.flatMap(([name, schema]): [string, unknown][] => {
      const refuse = (message: string, at = ''): void => {
        wrong[`${name}${at}`] ??= say(message, { field: labelOf(schema) });
      };
      const write = codecs[name]?.write;
      const value = values[name];
      const wire = write ? write(value as never, { name, values, row: row as FormValues | undefined, refuse }) : value;
      return wireValue(name, schema, wire);
    });
    return { wire: Object.fromEntries(sent) as Wire, wrong };
  };

  const fieldOf = (property: string): string => {
    const [name = property] = property.split(/[.[]/);
    return codecs[name] && !codecs[name].isNested ? name : formFieldOf(fields)(property);
  };

  const ofContract = async (wire: Wire): Promise<Wrong[]> => {
    try {
      await contract.validate(wire, { abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return (error.inner.length > 0 ? error.inner : [error]).map(({ path = '', message }) => ({ path, message }));
    }
  };

  /** All errors by field: values that can't be read, rules of the contract, contradictions. */
  const errorsOf = async (values: Values, row?: object): Promise<Wrong[]> => {
    const { wire, wrong } = read(values, row);
    const unread = Object.entries(wrong).map(([path, message]) => ({ path, message }));
    const wrongOnly = (errors: readonly Wrong[], known: ReadonlySet<string>): Wrong[] =>
      errors.map(({ path, message }) => ({ path: fieldOf(path), message })).filter(({ path }) => !known.has(path));
    const single = wrongOnly(await ofContract(wire), new Set(Object.keys(wrong)));
    const found = [...unread, ...single];
    const contradictions = (together?.(wire, values) ?? []).flatMap(({ property, constraints }) =>
      Object.values(constraints).map((message) => ({ path: property, message })),
    );
    return [...found, ...wrongOnly(contradictions, new Set(found.map(({ path }) => path)))];
  };

  return {
    /** The form's values of a record. */
    valuesOf,
    /** The form's values of a new record: empty ones, and `initial`. */
    newValues,
    /** The request of the form. `row` is the loaded record. */
    read,
    /** The request of an update: changed fields of `row`. `loaded` are its values, where the screen adds some of its own. */
    changed: (row: object, values: Values, loaded: Values = valuesOf(row)): Partial<Wire> => {
      const before = read(loaded, row).wire as FormValues;
      const after = read(values, row).wire;
      return Object.fromEntries(
        Object.entries(after).filter(([name, value]) => !same(before[name], value)),
      ) as Partial<Wire>;
    },
    errorsOf,
    /** The rules of the form, for `useServerForm`. */
    schema: (row?: object): Schema =>
      mixed<Values>().test('form', async (values, { createError }) => {
        const wrong = values ? await errorsOf(values, row) : [];
        return (
          wrong.length === 0 || new ValidationError(wrong.map(({ path, message }) => createError({ path, message })))
        );
      }),
    /** The form's field for a property that the API refused. */
    fieldOf,
  };
};
export type Form<Values extends object, Wire extends object> = ReturnType<typeof formOf<Values, Wire>>;
