import type { Release, RemoteConfig } from '@lectern/remote-kit';
import { gateFindings } from './gates';

const declared: RemoteConfig = {
  name: 'reports-mfe',
  title: 'Reports',
  team: 'Reports team',
  basePaths: ['/reports'],
  shell: '^1.0.0',
  menu: [],
  routes: [{ path: '/reports', title: 'Reports', layout: 'full', access: 'signed in', expose: 'reports' }],
  slots: [],
  commands: [],
};
const release = (change: Partial<RemoteConfig> = {}): Release => ({
  format: 1,
  version: '1.0.0',
  commit: '',
  federation: '2.9.2',
  declared: { ...declared, ...change },
  shared: {},
  files: {},
  assets: {},
});

const sheet = (text: string) => new Map([['screen.css', Buffer.from(text)]]);

test('a build that publish would take has no finding', () => {
  expect(gateFindings({ release: release(), files: sheet('.reports { color: red }') })).toEqual([]);
});

test('faults of the declared data that publish would refuse are found before [D2.5]', () => {
  const routes = [{ ...declared.routes[0]!, path: '/reports/../category' }];
  expect(gateFindings({ release: release({ routes }), files: new Map() })).toEqual([
    { during: 'publish', says: expect.stringContaining('declared.routes[0].path is "/reports/../category"') as string },
  ]);
});

test('a style that reaches beyond the remote is found with its file and line [D2.6]', () => {
  expect(gateFindings({ release: release(), files: sheet('.reports { color: red }\n* { display: none }') })).toEqual([
    {
      during: 'publish',
      says: expect.stringContaining('the selector "*" reaches beyond the remote') as string,
      place: { file: 'screen.css', line: 2, column: 1 },
    },
  ]);
});

test('an SVG that is more than a picture, and a file that no page loads, are found before publish', () => {
  const integrity = 'sha384-A' as const;
  const found = gateFindings({
    release: { ...release(), files: { 'page.html': { integrity, bytes: 0 } } },
    files: new Map([['mark.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')]]),
  });
  expect(found).toEqual([
    { during: 'publish', says: expect.stringContaining('files: page.html is of a type') as string },
    { during: 'publish', says: 'onload is a handler', place: { file: 'mark.svg', line: 1, column: 60 } },
  ]);
});
