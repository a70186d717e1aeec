/** An existing category, as in its row. */
export interface TreeCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly isActive: boolean;
}

/** Which category a cell means: one that is there, or the names of those to be made below `under` (null: at the top). */
export type MeantCategory =
  | { readonly id: number; readonly isActive: boolean }
  | { readonly under: number | null; readonly missing: readonly [string, ...string[]] }
  | { readonly several: number };

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The names on the way to a category: `Science > Physics`, or `Science / Physics` as lists and exports write it. */
export const pathOf = (cell: string): string[] =>
  cell
    .split(cell.includes('>') ? '>' : /\s\/\s/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Finds a category by its name, or by its path from the top. A name may itself have a stroke in it. */
export const meantCategory = (cell: string, categories: readonly TreeCategory[]): MeantCategory | undefined => {
  const whole = cell.trim();
  const path = categories.some(({ name }) => same(name, whole)) ? [whole] : pathOf(cell);
  const [first, ...rest] = path;
  if (first === undefined) return undefined;
  if (rest.length === 0) {
    const named = categories.filter(({ name }) => same(name, first));
    const [only] = named;
    if (!only) return { under: null, missing: [first] };
    return named.length > 1 ? { several: named.length } : { id: only.id, isActive: only.isActive };
  }
  let found: TreeCategory | undefined;
  for (const [at, name] of path.entries()) {
    const next = categories.find((each) => each.parentId === (found?.id ?? null) && same(each.name, name));
    if (!next) return { under: found?.id ?? null, missing: path.slice(at) as [string, ...string[]] };
    found = next;
  }
  return found && { id: found.id, isActive: found.isActive };
};
