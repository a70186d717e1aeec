import { same } from './same';

export interface Merged {
  readonly field: string;
  /** Whose change is kept. */
  readonly whose: 'yours' | 'theirs';
}

export interface Merge<Values> {
  /** Both sides' changes put together; a clash holds the loaded values first until somebody chooses. */
  readonly values: Values;
  /** Fields that both changed, to different values. */
  readonly clashes: readonly (keyof Values & string)[];
  /** Fields that one side alone changed. */
  readonly merged: readonly Merged[];
  readonly mine: Values;
  readonly theirs: Values;
}

/** What two people did to the same record: `base` was loaded, `mine` is in the form, `theirs` was saved meanwhile. */
export const mergeConflict = <Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> => {
  const values = { ...base };
  const clashes: (keyof Values & string)[] = [];
  const merged: Merged[] = [];
  for (const field of Object.keys(mine) as (keyof Values & string)[]) {
    const iChanged = !same(base[field], mine[field]);
    const theyChanged = !same(base[field], theirs[field]);
    if (iChanged && theyChanged && !same(mine[field], theirs[field])) clashes.push(field);
    else if (iChanged) values[field] = mine[field];
    else if (theyChanged) values[field] = theirs[field];
    if (iChanged !== theyChanged) merged.push({ field, whose: iChanged ? 'yours' : 'theirs' });
  }
  return { values, clashes, merged, mine, theirs };
};

export type Choices = Readonly<Record<string, 'yours' | 'theirs'>>;

/** The record with a choice made for each clash; undefined while one is missing. */
export const chosenValues = <Values extends object>(
  { values, clashes, mine, theirs }: Merge<Values>,
  choices: Choices,
): Values | undefined => {
  if (clashes.some((field) => choices[field] === undefined)) return undefined;
  const chosen = { ...values };
  for (const field of clashes) chosen[field] = choices[field] === 'yours' ? mine[field] : theirs[field];
  return chosen;
};
