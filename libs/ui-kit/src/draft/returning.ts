import { namesSecret, type DraftBody } from '@lectern/contract/platform/draft';
import { mergeConflict, type Merge } from '../conflict/merge';

const isList = (value: unknown): boolean => Array.isArray(value);
const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !isList(value);
const isAlike = (a: unknown, b: unknown): boolean =>
  isList(a) === isList(b) && (isRecord(a) === isRecord(b) || a === null || b === null);

/** The fields that the form still has, in the shape that it has them; all others as they are now. */
const fitted = <Values extends object>(now: Values, kept: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, name in kept && isAlike(kept[name], value) ? kept[name] : value]),
  ) as Values;

/** What a draft and the record, or the form, as it is now make together: the same merge as after a stale save. */
export const returning = <Values extends object>({ base, values }: DraftBody, now: Values): Merge<Values> =>
  mergeConflict(fitted(now, base), fitted(now, values), now);

/** Whether a draft would change anything. */
export const isWorthOffering = ({
  clashes,
  merged,
}: Pick<Merge<object>, 'merged'> & { readonly clashes: readonly string[] }): boolean =>
  clashes.length > 0 || merged.some(({ whose }) => whose === 'yours');

/** What is kept of a form: everything but secrets. */
export const keptOf = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !namesSecret({ [name]: value })));
