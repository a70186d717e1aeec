/** The neighbour that the API puts `id` before: the next id of the list, or `behind`, the first row behind this page (null: none). */
export const beforeIdOf = (ids: readonly number[], id: number, behind: number | null): number | null =>
  ids[ids.indexOf(id) + 1] ?? behind;
