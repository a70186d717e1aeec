import { matchesWords } from './matching';

/** Options under a heading; a list without groups is one without a name. */
export interface OptionGroup<Value> {
  readonly key: string | number;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** The groups with the options whose name, or whose group's name, holds every word typed. */
export const matchingGroups = <Value>(groups: readonly OptionGroup<Value>[], typed: string): OptionGroup<Value>[] =>
  groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ label }) => matchesWords(`${group.name} ${label}`, typed)),
    }))
    .filter(({ options }) => options.length > 0);
