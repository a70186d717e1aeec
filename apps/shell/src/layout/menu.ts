import { mayOpen } from '@lectern/auth/may-open';
import type { Right } from '@lectern/contract/rights';
import type { RegistryEntry } from '@lectern/remote-kit';
import { inMenuOrder, menuParts, shellMenu, type MenuGroup, type MenuItem } from '@lectern/remote-kit/menu';

export { isGroup, type MenuGroup, type MenuItem } from '@lectern/remote-kit/menu';

export interface MenuSection {
  readonly name: string;
  readonly entries: readonly (MenuItem | MenuGroup)[];
  /** Remotes of this section that are in fault now. */
  readonly broken: readonly string[];
}

/** Every entry that a person with these rights may open, in the sidebar's order. */
export const menuItems = (remotes: readonly RegistryEntry[], rights: ReadonlySet<Right>): readonly MenuItem[] =>
  inMenuOrder(
    remotes
      .flatMap((remote) => remote.declared.menu.map((entry): MenuItem => ({ ...entry, remote: remote.name })))
      .concat(shellMenu)
      .filter((item) => mayOpen(item.access, rights)),
  );

/** The sidebar: sections in their order, none empty, drawn from what the registry declares and from nothing else. */
export const menuOf = (
  remotes: readonly RegistryEntry[],
  rights: ReadonlySet<Right>,
  broken: readonly string[] = [],
): readonly MenuSection[] =>
  menuParts(menuItems(remotes, rights)).map(({ name, items, entries }) => ({
    name,
    entries,
    broken: [...new Set(items.map((item) => item.remote))].filter((remote) => broken.includes(remote)),
  }));

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/**
 * The entry a path is under: the longest that the path starts with, by whole segments; else the only one with the same first segment. The pages
 * of one record (`/course/detail/…`) are under the first of several.
 */
export const currentItem = (items: readonly MenuItem[], pathname: string): MenuItem | undefined => {
  const requested = segments(pathname);
  const covering = items.filter((item) => segments(item.to).every((segment, index) => segment === requested[index]));
  const [longest] = covering.sort((a, b) => segments(b.to).length - segments(a.to).length);
  if (longest) return longest;
  const [first, another] = items.filter((item) => segments(item.to)[0] === requested[0]);
  return another && requested[1] !== 'detail' ? undefined : first;
};
