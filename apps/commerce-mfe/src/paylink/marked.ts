import type { PaylinkRow } from '@lectern/contract/commerce';

/** The content of a row apart from its age: a difference is a change that is marked. */
const faceOf = (link: PaylinkRow): string =>
  JSON.stringify([link.status, link.openedCount, link.payingSince, link.failure, link.mailedAt, link.invoiceId]);

/** The links that are new or differ since `before`; none where nothing was shown before. */
export const changedLinks = (
  before: readonly PaylinkRow[] | undefined,
  now: readonly PaylinkRow[],
): readonly PaylinkRow[] => {
  if (before === undefined) return [];
  const faces = new Map(before.map((link) => [link.id, faceOf(link)]));
  return now.filter((link) => faces.get(link.id) !== faceOf(link));
};

/** The rows to draw while new ones are held back, and how many are. */
export const heldBack = (
  rows: readonly PaylinkRow[],
  shownIds: ReadonlySet<number> | undefined,
): { readonly shown: readonly PaylinkRow[]; readonly newer: number } => {
  if (shownIds === undefined) return { shown: rows, newer: 0 };
  const shown = rows.filter(({ id }) => shownIds.has(id));
  return { shown, newer: rows.length - shown.length };
};
