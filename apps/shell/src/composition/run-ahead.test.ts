/** @jest-environment jsdom */
import { list } from './digests';
import { runAhead } from './run-ahead';
import { countVainTry } from './tag-guard';
import { registryEntry, releaseOf } from './testing';

const nameOf = (address: string): string | undefined => new URL(address).pathname.split('/').at(-1);
const tags = () => [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [nameOf(src), integrity]);
const styles = () => [...document.head.querySelectorAll('link')];
const style = (): HTMLLinkElement => styles()[0] as HTMLLinkElement;
const files = ['remoteEntry.js', 'remote.js', 'list.css', 'list.js'];
const release = (version: string) => {
  const entry = registryEntry({ version });
  for (const file of files)
    list(`/remotes/catalog-mfe/${version}/${file}`, { integrity: 'sha384-x', owner: `catalog-mfe@${version}` });
  return [
    entry,
    releaseOf(entry, { assets: { entry: ['remoteEntry.js', 'remote.js'], list: ['list.css', 'list.js'] } }),
    'list',
  ] as const;
};
beforeEach(() => document.head.replaceChildren());

test('scripts and styles besides the entry are put in place at once, with their digests; the entry is left to its loader', () => {
  void runAhead(...release('9.0.0'));
  expect(tags()).toEqual([
    ['remote.js', 'sha384-x'],
    ['list.js', 'sha384-x'],
  ]);
  expect(styles().map(({ href, rel, integrity }) => [nameOf(href), rel, integrity])).toEqual([
    ['list.css', 'stylesheet', 'sha384-x'],
  ]);
});

test('scripts of a container made by hand wait for its entry; its styles do not', () => {
  const [entry, made, expose] = release('9.8.0');
  void runAhead(entry, { ...made, container: 'plain' }, expose);
  expect([tags(), styles().length]).toEqual([[], 1]);
});

test('it ends when the style is applied, which then stays for its loader to find', async () => {
  const done = runAhead(...release('9.4.0'));
  style().dispatchEvent(new Event('load'));
  await done;
  expect(styles()).toHaveLength(1);
});

test('a style that failed is gone before it ends: the loader takes any link for one that has come', async () => {
  const done = runAhead(...release('9.5.0'));
  style().dispatchEvent(new Event('error'));
  await done;
  expect(styles()).toEqual([]);
});

test('a style that does not come within five seconds is gone, and the loader makes its own', async () => {
  jest.useFakeTimers();
  const done = runAhead(...release('9.6.0'));
  await jest.advanceTimersByTimeAsync(5_000);
  await done;
  expect(styles()).toEqual([]);
  jest.useRealTimers();
});

test('an address requested earlier, in vain or not, is left to the loaders', () => {
  const of = release('9.1.0');
  countVainTry('/remotes/catalog-mfe/9.1.0/list.js');
  void runAhead(...of);
  void runAhead(...of);
  expect(tags()).toEqual([['remote.js', 'sha384-x']]);
});

test('a tag that failed is gone: the loader that comes later makes its own', () => {
  void runAhead(...release('9.3.0'));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(tags().map(([file]) => file)).toEqual(['list.js']);
});

test('an unlisted script is refused', () => {
  const [entry, known] = release('9.2.0');
  expect(() => runAhead(entry, { ...known, assets: { entry: ['remoteEntry.js', 'other.js'] } }, 'list')).toThrow(
    'is in no signed release of this page',
  );
});
