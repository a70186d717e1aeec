/** @jest-environment jsdom */
import { list } from './digests';
import { runAhead } from './run-ahead';
import { countVainTry } from './tag-guard';
import { registryEntry, releaseOf } from './testing';

const tags = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [
    new URL(src).pathname.split('/').at(-1),
    integrity,
  ]);
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

test('scripts besides the entry are put in place at once, with their digests; the entry and styles are left to their loaders', () => {
  runAhead(...release('9.0.0'));
  expect(tags()).toEqual([
    ['remote.js', 'sha384-x'],
    ['list.js', 'sha384-x'],
  ]);
});

test('an address requested earlier, in vain or not, is left to the loaders', () => {
  const of = release('9.1.0');
  countVainTry('/remotes/catalog-mfe/9.1.0/list.js');
  runAhead(...of);
  runAhead(...of);
  expect(tags()).toEqual([['remote.js', 'sha384-x']]);
});

test('a tag that failed is gone: the loader that comes later makes its own', () => {
  runAhead(...release('9.3.0'));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(tags().map(([file]) => file)).toEqual(['list.js']);
});

test('an unlisted script is refused', () => {
  const [entry, known] = release('9.2.0');
  expect(() => runAhead(entry, { ...known, assets: { entry: ['remoteEntry.js', 'other.js'] } }, 'list')).toThrow(
    'is in no signed release of this page',
  );
});
