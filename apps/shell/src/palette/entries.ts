import { mayOpen } from '@lectern/auth/may-open';
import type { Access } from '@lectern/contract/call';
import type { Right } from '@lectern/contract/rights';
import type { IconRef, RegistryEntry } from '@lectern/remote-kit';
import { withoutQuery } from '@lectern/remote-kit/without-query';
import { currentItem, menuItems } from '../layout/menu';
import { accountPath, ownRoutes } from '../layout/own-routes';
import * as texts from '../texts/palette';

/** What the shell itself does. */
export type PaletteAction = 'theme' | 'shortcuts' | 'override' | 'sign out';

/** A line of the palette: it opens a path or does something. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  /** What kind of thing it is, at the line's end. */
  readonly kind: string;
  readonly icon: IconRef;
  readonly keywords?: readonly string[];
  readonly to?: string;
  readonly action?: PaletteAction;
}

/** True for what a remote lets one do. */
export const isOfRemote = ({ key }: Entry): boolean => key.includes('-mfe ');

/** True for a record that the API found; screens and actions are declared. */
export const isRecord = (entry: Entry): boolean =>
  !entry.key.startsWith('to ') && entry.action === undefined && !isOfRemote(entry);

const own: readonly (Entry & { readonly access?: Access })[] = [
  {
    key: 'action theme',
    title: texts.switchTheme,
    kind: texts.action,
    icon: 'circle',
    keywords: texts.switchThemeWords,
    action: 'theme',
  },
  {
    key: 'action shortcuts',
    title: texts.shortcuts,
    kind: texts.action,
    icon: 'rows-2',
    keywords: texts.shortcutsWords,
    action: 'shortcuts',
  },
  {
    key: 'action override',
    title: texts.override,
    kind: texts.action,
    icon: 'layers',
    keywords: texts.overrideWords,
    action: 'override',
    access: ['remoteOverride'],
  },
  {
    key: 'action sign out',
    title: texts.logout,
    kind: texts.action,
    icon: 'lock',
    keywords: texts.logoutWords,
    action: 'sign out',
  },
];

/** Every screen and action that a person with these rights may use, from what is declared: no code of a remote is loaded. */
export const entriesOf = (remotes: readonly RegistryEntry[], rights: ReadonlySet<Right>): readonly Entry[] => {
  const commands = remotes
    .flatMap(({ name, declared }) => declared.commands.map((command) => ({ ...command, remote: name })))
    .filter(({ access }) => mayOpen(access, rights));
  const items = menuItems(remotes, rights);
  const screens = items.map(({ title, to, icon, section }): Entry => {
    // A command that leads where the menu does only adds words to find it by.
    const keywords = commands
      .filter((command) => command.to === to && command.title === title)
      .flatMap((command) => command.keywords ?? []);
    return { key: `to ${to}`, title, kind: section, icon, keywords: [section, ...keywords], to };
  });
  const shell = ownRoutes
    .filter(
      ({ access, path }) => mayOpen(access, rights) && path !== accountPath && !items.some(({ to }) => to === path),
    )
    .map(({ path, title }): Entry => ({ key: `to ${path}`, title, kind: texts.screen, icon: 'settings', to: path }));
  const actions = commands
    .filter((command) => !items.some((item) => item.to === command.to && item.title === command.title))
    .map(({ remote, id, title, keywords, to }): Entry => ({
      key: `${remote} ${id}`,
      title,
      kind: texts.action,
      icon: currentItem(items, withoutQuery(to))?.icon ?? 'circle-play',
      ...(keywords && { keywords }),
      to,
    }));
  return [
    { key: 'to /', title: texts.home, kind: texts.screen, icon: 'layers', to: '/' },
    ...screens,
    ...shell,
    ...actions,
    ...own.filter(({ access = 'signed in' }) => mayOpen(access, rights)),
  ];
};
