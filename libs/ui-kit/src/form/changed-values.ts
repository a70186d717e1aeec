import { same } from '../conflict/same';

/** The fields in which a form differs from what it had loaded: what an update sends with `id` and `version`. */
export const changedValues = <Values extends object>(base: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(base[name as keyof Values], value)),
  ) as Partial<Values>;
