import type { Handle } from './instrument';
import { globalLeaks, leaksOf, unexpected } from './leaks';

const folder = '/remotes/leaky-mfe/1.0.0-gx/';
const own = `Error\n at a (http://h${folder}clock.js:1:5)`;
const through = `Error\n at b (http://h/shell/ab/query.js:9:9)\n at a (http://h${folder}clock.js:1:5)`;
const handle = (id: number, given: Partial<Handle> = {}): Handle => ({
  kind: 'timer',
  what: 'setInterval',
  stack: own,
  id,
  ...given,
});
const leaks = (live: Handle[], mounts = 10) =>
  leaksOf(live, { folder, since: 100, mounts }, 'mounts').map(({ says, place }) => `${says} — ${place?.file}`);

test('one handle that the remote’s own file took is a leak [D11.1]', () => {
  expect(leaks([handle(101)])).toEqual([
    'timer: setInterval is still running after its screen was left 10 times — clock.js',
  ]);
});

test('earlier things and those of another remote are no leaks [D11.1]', () => {
  expect(leaks([handle(100), handle(101, { stack: 'Error\n at b (http://h/shell/ab/query.js:9:9)' })])).toEqual([]);
});

test('a handle that a shared module keeps for the remote is a leak when it grows with the visits [D11.1]', () => {
  const kept = (count: number) =>
    Array.from({ length: count }, (_each, index) => handle(101 + index, { what: 'setTimeout', stack: through }));
  expect(leaks(kept(4))).toEqual([]);
  expect(leaks(kept(5))).toEqual([
    'timer: 5 × setTimeout are still running after its screen was left 10 times — clock.js',
  ]);
});

test('a few visits don’t tell growth [D11.1]', () => {
  expect(
    leaks(
      [1, 2].map((index) => handle(100 + index, { stack: through })),
      1,
    ),
  ).toEqual([]);
});

test('its own style sheet may stay once [D11.1]', () => {
  const sheet = (id: number) => handle(id, { kind: 'style', what: `style sheet http://h${folder}clock.css` });
  expect(leaks([sheet(101)])).toEqual([]);
  expect(leaks([sheet(101), sheet(102)])).toHaveLength(1);
});

test('globals of the shell’s federation runtime are no leaks, and are not watched [D11.1]', () => {
  const made = [
    '__FEDERATION__',
    '__VMOK__',
    '__GLOBAL_LOADING_REMOTE_ENTRY__',
    '_FEDERATION_BUNDLER_RUNTIME',
    'cache',
  ];
  expect(unexpected(made, 'leaky_mfe_1_0_0_gx')).toEqual(['cache']);
});

test('a global name of its own is a leak, but not its library, its list of chunks or another’s name [D11.1]', () => {
  expect(unexpected(['leaky_mfe_1_0_0_gx', 'webpackChunkleaky_mfe_1_0_0_gx', 'cache'], 'leaky_mfe_1_0_0_gx')).toEqual([
    'cache',
  ]);
  expect(
    globalLeaks({ cache: own, shellThing: 'Error\n at b (http://h/shell/ab/query.js:9:9)' }, folder, 'globals'),
  ).toEqual([
    {
      during: 'globals',
      place: { file: 'clock.js', line: 1, column: 5 },
      says: 'global: window.cache was made and is left behind',
    },
  ]);
});
