import { matchesWords } from './matching';

/** Options under a heading; a list without groups is one without a name. */
export interface OptionGroup<Value> {
  readonly key: string | number;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** What a search found: at most as many as a person reads. */
export interface FoundGroups<Value> {
  readonly groups: readonly OptionGroup<Value>[];
  readonly isPending: boolean;
  readonly failed: boolean;
  /** There are more than are shown. */
  readonly hasMore: boolean;
}

/** The groups with the options whose name, or whose group's name, holds every word typed. */
const matchingGroups = <Value>(groups: readonly OptionGroup<Value>[], typed: string): OptionGroup<Value>[] =>
  groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ label }) => matchesWords(`${group.name} ${label}`, typed)),
    }))
    .filter(({ options }) => options.length > 0);

/** What a search finds among options that are all there. */
export const groupsAmong = <Value>(groups: readonly OptionGroup<Value>[], typed: string): FoundGroups<Value> => ({
  groups: matchingGroups(groups, typed),
  isPending: false,
  failed: false,
  hasMore: false,
});
