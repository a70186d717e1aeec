import type { MenuEntry, RegistryEntry } from '@lectern/remote-kit';
import { currentItem, isGroup, menuItems, menuOf, type MenuItem } from './menu';

const entry = (title: string, section: string, order: number, right: string, group?: string): MenuEntry =>
  ({
    title,
    icon: 'circle',
    to: `/${title.toLowerCase()}`,
    section,
    order,
    access: [right],
    ...(group ? { group } : {}),
  }) as MenuEntry;
const remote = (name: string, menu: MenuEntry[]) => ({ name, declared: { name, menu } }) as unknown as RegistryEntry;

const registry = [
  remote('content-mfe', [
    entry('FAQs', 'Content', 2, 'settings'),
    entry('Library', 'Content', 1, 'libraryList'),
    entry('Languages', 'Settings', 1, 'languageList'),
  ]),
  remote('catalog-mfe', [entry('Categories', 'Catalogue', 1, 'categoryList')]),
  remote('commerce-mfe', [
    entry('Monthly', 'Commerce', 3, 'reportList', 'Reports'),
    entry('Coupon', 'Commerce', 1, 'settings'),
    entry('Yearly', 'Commerce', 4, 'reportList', 'Reports'),
  ]),
];
const drawn = (rights: string[], broken: string[] = []) =>
  menuOf(registry, new Set(rights as never[]), broken).map((section) => [
    section.name,
    section.entries.map((each) => (isGroup(each) ? `${each.group}(${each.items.length})` : each.title)),
  ]);

test('a person sees the entries of their rights, in sections in the order of the domains [2.30, 3.10]', () => {
  expect(drawn(['settings', 'libraryList', 'categoryList'])).toEqual([
    ['Catalogue', ['Categories']],
    ['Commerce', ['Coupon']],
    ['Content', ['Library', 'FAQs']],
    ['Settings', ['Settings']],
  ]);
});

test('an empty section is not drawn, and no rights draw nothing', () => {
  expect(drawn(['categoryList'])).toEqual([['Catalogue', ['Categories']]]);
  expect(drawn([])).toEqual([]);
});

test('entries of one group stand under its name, at the place of the first [3.10]', () => {
  expect(drawn(['settings', 'reportList'])[0]).toEqual(['Commerce', ['Coupon', 'Reports(2)']]);
});

test.each([['settings'], ['remoteManage']] as const)(
  'the settings are the shell’s own: they need no remote, and the right %s',
  (right) => {
    expect(menuItems([], new Set([right])).map(({ title, to, section }) => [title, to, section])).toEqual([
      ['Settings', '/setting', 'Settings'],
    ]);
  },
);

test('the accounts stand before the settings, for who may see them', () => {
  expect(menuItems([], new Set(['settings', 'userList'])).map(({ title, to }) => [title, to])).toEqual([
    ['Users', '/users'],
    ['Settings', '/setting'],
  ]);
});

test('a page outside the path of its list is under the entry of that list, the only one with its first segment', () => {
  const entry: Omit<MenuItem, 'title' | 'to'> = {
    icon: 'ticket',
    section: 'Commerce',
    order: 1,
    access: ['settings'],
    remote: 'commerce-mfe',
  };
  const items: readonly MenuItem[] = [
    { ...entry, title: 'Coupon', to: '/coupon/listing' },
    { ...entry, title: 'Categories', to: '/category/list' },
    { ...entry, title: 'Skills', to: '/category/skills' },
  ];
  expect(['/coupon/view', '/category/tags'].map((path) => currentItem(items, path)?.title)).toEqual([
    'Coupon',
    undefined,
  ]);
});

test('the pages of one record are under the first entry of their first segment', () => {
  const course = (to: string, order: number) => ({
    ...entry('Course', 'Catalogue', order, 'courseList'),
    title: to,
    to,
  });
  const menu = [course('/course/quizzes', 35), course('/course/video-course', 30)];
  const items = menuItems([remote('catalog-mfe', menu)], new Set(['courseList'] as const));
  const titles = ['/course/detail/info', '/course/quizzes/edit', '/course/other'].map(
    (path) => currentItem(items, path)?.title,
  );
  expect(titles).toEqual(['/course/video-course', '/course/quizzes', undefined]);
});

test('a remote in fault marks its section', () => {
  const sections = menuOf(registry, new Set(['categoryList', 'settings'] as const), ['catalog-mfe']);
  expect(sections.filter((section) => section.broken.length > 0).map((section) => section.name)).toEqual(['Catalogue']);
});

test('the current entry is the longest that the path starts with, by whole segments', () => {
  const items = menuItems(registry, new Set(['settings', 'libraryList'] as const));
  expect(currentItem(items, '/library/add')?.title).toBe('Library');
  expect(currentItem(items, '/libraryx')).toBeUndefined();
  expect(currentItem(items, '/')).toBeUndefined();
});
