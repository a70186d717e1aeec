import type { MenuItem } from './menu';
import type { Screen } from './screen-of';

/** A step on the way to a screen; the last one is the screen itself and leads nowhere. */
export interface Crumb {
  readonly title: string;
  readonly to?: string;
}

/** What leads to a screen: the menu's section and its group, each by its first entry, the entry that it is under, the screen itself last, by the name of the record that it shows. */
export const crumbsOf = (
  screen: Screen,
  current: MenuItem | undefined,
  items: readonly MenuItem[],
  record: string | undefined = undefined,
): readonly Crumb[] => {
  if (screen.is === 'forbidden') return [{ title: screen.of }];
  if ((screen.is !== 'remote' && screen.is !== 'own') || !current) return [{ title: record ?? screen.title }];
  const { section, group = section, title, to } = current;
  const first = (of: (item: MenuItem) => boolean): string => items.find(of)?.to ?? to;
  const ways = new Map([
    [section, first((item) => item.section === section)],
    [group, first((item) => item.section === section && (group === section || item.group === group))],
    [title, to],
  ]);
  if (record === undefined) ways.delete(screen.title);
  return [...[...ways].map(([name, way]) => ({ title: name, to: way })), { title: record ?? screen.title }];
};
