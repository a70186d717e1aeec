/** A version, `remote@version`, that a page is starting. */
export interface Mark {
  readonly page: string;
  readonly version: string;
}

/** How often in a row a page died while each version was starting. */
export type Deaths = Readonly<Record<string, number>>;

/** After so many a version does not start by itself. */
export const mostDeaths = 2;
/** Versions of long ago are forgotten. */
const most = 20;

/** The name of the lock that a page holds as long as it lives. */
export const lockOf = (page: string): string => `lectern.page.${page}`;

/** Marks of pages that died: one that is left takes its mark along, and one that lives holds its lock. */
export const deadMarks = (marks: readonly Mark[], held: ReadonlySet<string>): readonly Mark[] =>
  marks.filter(({ page }) => !held.has(lockOf(page)));

/** With what these pages died of. */
export const withDeaths = (deaths: Deaths, dead: readonly Mark[]): Deaths => {
  const all: Record<string, number> = { ...deaths };
  for (const { version } of dead) all[version] = (all[version] ?? 0) + 1;
  return Object.fromEntries(Object.entries(all).slice(-most));
};

/** The versions that are not started by themselves. */
export const stoppedIn = (deaths: Deaths): readonly string[] =>
  Object.entries(deaths).flatMap(([version, count]) => (count >= mostDeaths ? [version] : []));
