import { contractGate, sharedGate, type Given } from './gates';
import type { Release, RemoteConfig } from './types';

const declared: RemoteConfig = {
  name: 'catalog-mfe',
  title: 'Catalogue',
  team: 'catalog',
  basePaths: ['/category'],
  shell: '^1.0.0',
  menu: [
    { title: 'Categories', icon: 'x', to: '/category/list', section: 'Catalogue', order: 1, access: ['categoryList'] },
  ],
  routes: [{ path: '/category/list', title: 'Categories', layout: 'full', access: ['categoryList'], expose: 'list' }],
  slots: [{ slot: 'shell.home.v1', id: 'a', order: 1, access: 'signed in', expose: 'home' }],
  commands: [],
};
const release = (changes: Partial<RemoteConfig> = {}, more: Partial<Release> = {}): Release => ({
  format: 1,
  version: '1.0.0-gabc',
  commit: '',
  federation: '2.9.2',
  declared: { ...declared, ...changes },
  shared: { react: { range: '^19.3.0', singleton: true } },
  files: {},
  assets: {},
  ...more,
});

test('a sound release passes both gates', () => {
  expect(contractGate(release(), [], '1.4.2-gdef')).toEqual([]);
  expect(sharedGate(release(), { modules: { react: '19.3.1' }, containers: ['webpack-federation 2.9'] })).toEqual([]);
});

test('the contract gate lists every reason [D2.1]', () => {
  const reasons = contractGate(
    release({
      shell: '^2.0.0',
      basePaths: ['/courses'],
      menu: [{ title: 'Away', icon: 'x', to: '/away', section: 'x', order: 1, access: ['categoryEdit'] }],
    }),
    [],
    '1.0.0',
  );
  expect(reasons).toEqual([
    'it runs in shells ^2.0.0, and this one is 1.0.0',
    'the route /category/list is below none of the base paths',
    'the menu entry "Away" leads to /away, which is no declared route',
  ]);
});

test('a command leads to a declared route, and may open it in one of its states', () => {
  const leading = (to: string) =>
    contractGate(release({ commands: [{ id: 'go', title: 'Go', to, access: ['categoryEdit'] }] }), [], '1.4.2');
  expect(leading('/category/list?new=')).toEqual([]);
  expect(leading('/away?new=')).toEqual(['the command "go" leads to /away?new=, which is no declared route']);
});

test('the heading of a contribution leads to a declared route, too', () => {
  const leading = (to: string) =>
    contractGate(
      release({
        slots: [
          { slot: 'shell.home.v2', id: 'a', order: 1, access: 'signed in', expose: 'home', title: 'Categories', to },
        ],
      }),
      [],
      '1.4.2',
    );
  expect(leading('/category/list?status=inactive')).toEqual([]);
  expect(leading('/away')).toEqual([
    'the heading of the contribution shell.home.v2#a leads to /away, which is no declared route',
  ]);
});

test('a record type is listed at a declared route, and belongs to one remote', () => {
  const records = (list: string) => [{ type: 'skills', title: 'Skills', icon: 'shapes', list }];
  expect(contractGate(release({ records: records('/category/list') }), [], '1.4.2')).toEqual([]);
  expect(contractGate(release({ records: records('/away') }), [], '1.4.2')).toEqual([
    'the record type skills is listed at /away, which is no declared route',
  ]);
  const other: RemoteConfig = { ...declared, name: 'content-mfe', menu: [], routes: [], slots: [] };
  expect(
    contractGate(
      release({ records: records('/category/list') }),
      [release({ ...other, records: records('/category/list') })],
      '1.4.2',
    ),
  ).toEqual(['the record type skills belongs to content-mfe@1.0.0-gabc']);
});

test('each thing that another remote already claims is reported by name: routes, menu entries, contributions and commands [D2.1]', () => {
  const commands = [{ id: 'go', title: 'Go', to: '/category/list', access: ['categoryEdit'] as const }];
  expect(contractGate(release({ commands }), [release({ name: 'content-mfe', commands })], '1.0.0')).toEqual([
    'the route /category/list belongs to content-mfe@1.0.0-gabc',
    'the menu entry "Categories" of Catalogue belongs to content-mfe@1.0.0-gabc',
    'the contribution shell.home.v1#a belongs to content-mfe@1.0.0-gabc',
    'the command go belongs to content-mfe@1.0.0-gabc',
  ]);
});

test('one remote’s older release takes nothing from its newer one, and alike in part is not equal', () => {
  expect(contractGate(release(), [release()], '1.0.0')).toEqual([]);
  const other = release({
    name: 'content-mfe',
    basePaths: ['/FAQs'],
    routes: [{ path: '/FAQs', title: 'FAQs', layout: 'full', access: 'signed in', expose: 'list' }],
    menu: [{ title: 'Categories', icon: 'x', to: '/FAQs', section: 'Content', order: 1, access: 'signed in' }],
    slots: [{ slot: 'shell.home.v1', id: 'b', order: 1, access: 'signed in', expose: 'home' }],
  });
  expect(contractGate(release(), [other], '1.0.0')).toEqual([]);
});

test('the shared-module gate compares every demanded module and the format of the container [D2.1]', () => {
  expect(
    sharedGate(
      release(
        {},
        {
          shared: { react: { range: '^20.0.0', singleton: true }, vue: { range: '^3.0.0', singleton: true } },
          container: 'webpack-federation 3.0',
        },
      ),
      { modules: { react: '19.3.1' }, containers: ['webpack-federation 2.8', 'webpack-federation 2.9', 'plain'] },
    ),
  ).toEqual([
    'its container is webpack-federation 3.0, and this shell takes webpack-federation 2.8, webpack-federation 2.9 and plain',
    'it needs react ^20.0.0, and the shell gives 19.3.1',
    'it shares vue ^3.0.0, which this shell does not give',
  ]);
});

const reasonsIn = (given: Partial<Given>, more: Partial<Release>): string[] =>
  sharedGate(release({}, { shared: {}, ...more }), { modules: {}, ...given });

test('a patch of the federation runtime never matters, and a release from before formats has that of its minor version', () => {
  const containers = ['webpack-federation 2.9', 'plain'];
  for (const federation of ['2.9.0', '2.9.2', '2.9.3']) expect(reasonsIn({ containers }, { federation })).toEqual([]);
  expect(reasonsIn({ containers }, { federation: '2.8.2' })).toEqual([
    'its container is webpack-federation 2.8, and this shell takes webpack-federation 2.9 and plain',
  ]);
  expect(reasonsIn({ containers }, { container: 'plain' })).toEqual([]);
});

test('a shell from before formats takes releases for its own runtime alone', () => {
  const older = { federation: '2.9.2' };
  expect(reasonsIn(older, { container: 'webpack-federation 2.9', federation: '2.9.2' })).toEqual([]);
  expect(reasonsIn(older, { container: 'webpack-federation 2.9', federation: '2.9.3' })).toEqual([
    'its container is for the federation runtime 2.9.3, and this shell takes 2.9.2 alone',
  ]);
});
