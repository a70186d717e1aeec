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

test('a build that publish would take has no finding', () => {
  expect(gateFindings({ release: release() })).toEqual([]);
});

test('what publish would refuse of the declared data is found before', () => {
  const routes = [{ ...declared.routes[0]!, path: '/reports/../category' }];
  expect(gateFindings({ release: release({ routes }) })).toEqual([
    { during: 'publish', says: expect.stringContaining('declared.routes[0].path is "/reports/../category"') as string },
  ]);
});
