import { mayOpen } from '@lectern/auth/may-open';
import type { Right } from '@lectern/contract/rights';
import type { MenuEntry, RegistryEntry } from '@lectern/remote-kit';
import { menuSections } from '@lectern/remote-kit/known-words';
import { person } from '../palette/record-types';
import * as texts from '../texts/layout';
import * as userTexts from '../texts/own-screens';

export interface MenuItem extends MenuEntry {
  /** The remote that declares it. */
  readonly remote: string;
}
/** Entries under one collapsible name. */
export interface MenuGroup {
  readonly group: string;
  readonly icon: MenuEntry['icon'];
  readonly items: readonly MenuItem[];
}
export interface MenuSection {
  readonly name: string;
  readonly entries: readonly (MenuItem | MenuGroup)[];
  /** Remotes of this section that are in fault now. */
  readonly broken: readonly string[];
}

/** The order of the sidebar; a section that no release may know yet comes after them, Settings always last. */
const last = 'Settings';
const order: readonly string[] = menuSections.filter((name) => name !== last);
const rank = (name: string): number =>
  name === last ? order.length + 1 : order.includes(name) ? order.indexOf(name) : order.length;

/** The shell's own entry: it is shown and works when no remote does. */
const settings: MenuItem = {
  title: texts.settings,
  icon: 'settings',
  to: '/setting',
  section: last,
  order: 0,
  access: ['settings', 'remoteManage'],
  remote: 'shell',
};

/** All accounts; the shell's own too. */
const users: MenuItem = {
  title: userTexts.users,
  icon: person,
  to: '/users',
  section: last,
  order: -1,
  access: ['userList'],
  remote: 'shell',
};

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

const grouped = (items: readonly MenuItem[]): readonly (MenuItem | MenuGroup)[] => {
  const done = new Set<string>();
  return items.flatMap((item): readonly (MenuItem | MenuGroup)[] => {
    if (item.group === undefined) return [item];
    if (done.has(item.group)) return [];
    done.add(item.group);
    return [{ group: item.group, icon: item.icon, items: items.filter((each) => each.group === item.group) }];
  });
};

/** Every entry that a person with these rights may open, in the sidebar's order. */
export const menuItems = (remotes: readonly RegistryEntry[], rights: ReadonlySet<Right>): readonly MenuItem[] =>
  remotes
    .flatMap((remote) => remote.declared.menu.map((entry): MenuItem => ({ ...entry, remote: remote.name })))
    .concat(users, settings)
    .filter((item) => mayOpen(item.access, rights))
    .sort((a, b) => rank(a.section) - rank(b.section) || a.section.localeCompare(b.section) || a.order - b.order);

/** The sidebar: sections in their order, none empty, drawn from what the registry declares and from nothing else. */
export const menuOf = (
  remotes: readonly RegistryEntry[],
  rights: ReadonlySet<Right>,
  broken: readonly string[] = [],
): readonly MenuSection[] => {
  const items = menuItems(remotes, rights);
  return [...new Set(items.map((item) => item.section))].map((name) => {
    const own = items.filter((item) => item.section === name);
    return {
      name,
      entries: grouped(own),
      broken: [...new Set(own.map((item) => item.remote))].filter((remote) => broken.includes(remote)),
    };
  });
};

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** The entry a path is under: the longest that the path starts with, by whole segments; else the only one with the same first segment. */
export const currentItem = (items: readonly MenuItem[], pathname: string): MenuItem | undefined => {
  const requested = segments(pathname);
  const covering = items.filter((item) => segments(item.to).every((segment, index) => segment === requested[index]));
  const [longest] = covering.sort((a, b) => segments(b.to).length - segments(a.to).length);
  if (longest) return longest;
  const [only, another] = items.filter((item) => segments(item.to)[0] === requested[0]);
  return another ? undefined : only;
};
