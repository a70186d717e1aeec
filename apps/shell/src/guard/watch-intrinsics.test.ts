/** @jest-environment jsdom */
import { RemoteError } from '@lectern/remote-kit/failure';
import { registryEntry } from '../composition/testing';
import { useRemotes } from '../composition/remote-store';
import { guarded, guardIntrinsics, soleOf } from './watch-intrinsics';

const reloadPage = jest.fn(() => Promise.resolve());
const entryOf = (name: `${string}-mfe`) => registryEntry({ name });
const { map } = Array.prototype;
const replaceMap = (): string => {
  Array.prototype.map = () => [];
  return 'its module';
};
const blockedVersions = () => Object.keys(useRemotes.getState().blocked);

beforeAll(() => guardIntrinsics(reloadPage));
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  // The next test is another task.
  await new Promise((resolve) => setTimeout(resolve, 5));
  useRemotes.setState({ blocked: {}, failures: [], states: {} });
  sessionStorage.clear();
});

test('code that leaves everything as it is runs [D9.3]', async () => {
  expect(await guarded(entryOf('calm-mfe'), () => 'its module')).toBe('its module');
  expect(blockedVersions()).toEqual([]);
});

test('a version whose code replaces what others live on is taken out, and all is as before [D9.3]', async () => {
  const running = guarded(entryOf('first-mfe'), replaceMap);
  await expect(running).rejects.toThrow(RemoteError);
  await expect(running).rejects.toThrow('replaced Array.prototype.map');
  expect([Array.prototype.map === map, blockedVersions()]).toEqual([true, ['first-mfe@1.0.0']]);
  expect(useRemotes.getState().failures).toHaveLength(1);
});

test('a change that comes later is put back at the next click; what extensions replace too is blamed on nobody [D9.3]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = window.setTimeout;
  Object.assign(window, { setTimeout: () => 0 });
  window.dispatchEvent(new Event('click'));
  expect([window.setTimeout === before, blockedVersions(), warned.mock.calls.length]).toEqual([true, [], 1]);
});

test('of two whose code was evaluated in one task nobody is blamed, and all is as before [D9.3]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await Promise.all([guarded(entryOf('one-mfe'), () => 'one'), guarded(entryOf('two-mfe'), replaceMap)]);
  expect([Array.prototype.map === map, blockedVersions(), warned.mock.calls.length]).toEqual([true, [], 1]);
});

test('what can’t be undone reloads the page, which starts without the version [D9.3]', async () => {
  // Only in this test file's own realm, and last: it stays.
  const frozen = (): void =>
    void Object.defineProperty(history, 'pushState', { value: () => undefined, enumerable: true });
  await expect(guarded(entryOf('frozen-mfe'), frozen)).rejects.toThrow('added history.pushState');
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('lectern.without')).toContain('frozen-mfe@1.0.0');
});

test('one suspect is to blame, of two nobody [D9.3]', () => {
  expect([
    soleOf(new Map([['a', 1]])),
    soleOf(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    ),
    soleOf(new Map()),
  ]).toEqual([1, undefined, undefined]);
});
