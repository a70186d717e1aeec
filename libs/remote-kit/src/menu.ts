import { menuSections } from './known-words';
import type { MenuEntry } from './types';

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
export interface MenuPart {
  readonly name: string;
  readonly items: readonly MenuItem[];
  readonly entries: readonly (MenuItem | MenuGroup)[];
}

/** The order of the sidebar; a section that no release may know yet comes after them, Settings always last. */
const last = 'Settings';
const order: readonly string[] = menuSections.filter((name) => name !== last);
const rank = (name: string): number =>
  name === last ? order.length + 1 : order.includes(name) ? order.indexOf(name) : order.length;

/** A person, as an icon. */
export const person = { path: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0' };

/** The shell's own entries: they are shown and work when no remote does. */
export const shellMenu: readonly MenuItem[] = [
  { title: 'Users', icon: person, to: '/users', section: last, order: -1, access: ['userList'], remote: 'shell' },
  {
    title: 'Settings',
    icon: 'settings',
    to: '/setting',
    section: last,
    order: 0,
    access: ['settings', 'remoteManage'],
    remote: 'shell',
  },
];

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

/** Entries in the sidebar's order. */
export const inMenuOrder = (items: readonly MenuItem[]): readonly MenuItem[] =>
  [...items].sort((a, b) =>
    // A browser takes milliseconds for its first comparison of words, and sections that the console knows need none.
    a.section === b.section
      ? a.order - b.order
      : rank(a.section) - rank(b.section) || a.section.localeCompare(b.section),
  );

const grouped = (items: readonly MenuItem[]): readonly (MenuItem | MenuGroup)[] => {
  const done = new Set<string>();
  return items.flatMap((item): readonly (MenuItem | MenuGroup)[] => {
    if (item.group === undefined) return [item];
    if (done.has(item.group)) return [];
    done.add(item.group);
    return [{ group: item.group, icon: item.icon, items: items.filter((each) => each.group === item.group) }];
  });
};

/** The sections of these entries, which are in their order; none is empty. */
export const menuParts = (items: readonly MenuItem[]): readonly MenuPart[] =>
  [...new Set(items.map((item) => item.section))].map((name) => {
    const own = items.filter((item) => item.section === name);
    return { name, items: own, entries: grouped(own) };
  });
