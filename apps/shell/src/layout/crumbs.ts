import type { MenuItem } from './menu';
import type { Screen } from './screen-of';

/** What leads to a screen, the screen itself last: the menu's section, its group, the entry that it stands under. */
export const crumbsOf = (screen: Screen, current: MenuItem | undefined): readonly string[] => {
  if (screen.is === 'forbidden') return [screen.of];
  if (screen.is !== 'remote' || !current) return [screen.title];
  return [...new Set([current.section, current.group ?? current.section, current.title, screen.title])];
};
