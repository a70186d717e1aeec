import { publishGate } from './publish-gate';
import type { RemoteConfig } from './types';

const declared: RemoteConfig = {
  name: 'reports-mfe',
  title: 'Reports',
  team: 'Reports team',
  basePaths: ['/reports'],
  shell: '^1.0.0',
  menu: [{ title: 'Reports', icon: 'chart', to: '/reports', section: 'Settings', order: 1, access: 'signed in' }],
  routes: [{ path: '/reports', title: 'Reports', layout: 'full', access: 'signed in', expose: 'reports' }],
  slots: [],
  commands: [],
};
const withRoute = (path: string): RemoteConfig => ({ ...declared, routes: [{ ...declared.routes[0]!, path }] });
const withMenu = (change: Partial<RemoteConfig['menu'][number]>): RemoteConfig => ({
  ...declared,
  menu: [{ ...declared.menu[0]!, ...change }],
});

test('plain paths, known sections, known icons and drawn ones pass [D2.5]', () => {
  expect(publishGate(declared)).toEqual([]);
  expect(publishGate(withRoute('/reports/by-month/v1.2'))).toEqual([]);
  expect(publishGate(withMenu({ icon: { path: 'M4 4h16' } }))).toEqual([]);
});

test.each(['/reports/../category', '/reports//list', '/reports/', '/reports/./x', '/reports/%2e%2e/x', '/reports?x=1'])(
  'the route %s is refused with its place: one address has one spelling [D2.5]',
  (path) => {
    expect(publishGate(withRoute(path))).toEqual([
      `declared.routes[0].path is "${path}": each part of a path begins with a letter or digit and holds only those and . _ -`,
    ]);
  },
);

test('a section that the menu does not have is refused with those that it has [D2.5]', () => {
  expect(publishGate(withMenu({ section: 'Reporting' }))).toEqual([
    'declared.menu[0].section is "Reporting", which is no section of the menu: Catalogue, People, Commerce, Content, Settings',
  ]);
});

test('an icon that the console does not draw is refused with those that it draws, of the menu as of a record type [D2.5]', () => {
  const records = [{ type: 'reports', title: 'Reports', icon: 'pie', list: '/reports' }];
  expect(publishGate({ ...withMenu({ icon: 'pie' }), records })).toEqual([
    expect.stringMatching(
      /^declared\.menu\[0\]\.icon is "pie", which the console does not draw: it has arrow-down, .*x, or/,
    ),
    expect.stringMatching(/^declared\.records\[0\]\.icon is "pie", which the console does not draw/),
  ]);
});
