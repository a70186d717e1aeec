/** @jest-environment jsdom */
import { list, listRelease, listShell, lookUp } from './digests';
import { registryEntry, releaseOf } from './testing';

test('every file of a release is listed next to its release.json', () => {
  const entry = registryEntry({ version: '7.0.0' });
  listRelease(
    releaseOf(entry, {
      files: { 'list.js': { integrity: 'sha384-l', bytes: 1 }, 'css/list.css': { integrity: 'sha384-c', bytes: 1 } },
    }),
    entry.releaseUrl,
  );
  expect(lookUp('/remotes/catalog-mfe/7.0.0/list.js?r=3')).toEqual({
    integrity: 'sha384-l',
    owner: 'catalog-mfe@7.0.0',
  });
  expect(lookUp('http://localhost/remotes/catalog-mfe/7.0.0/css/list.css')?.integrity).toBe('sha384-c');
});

test('a file of another origin or version is not listed', () => {
  expect(lookUp('https://elsewhere.example/remotes/catalog-mfe/7.0.0/list.js')).toBeUndefined();
  expect(lookUp('/remotes/catalog-mfe/7.0.1/list.js')).toBeUndefined();
});

test('an address never gets a second digest', () => {
  list('/remotes/a-mfe/1/x.js', { integrity: 'sha384-one', owner: 'a-mfe@1' });
  list('/remotes/a-mfe/1/x.js', { integrity: 'sha384-one', owner: 'a-mfe@1' });
  expect(() => list('/remotes/a-mfe/1/x.js', { integrity: 'sha384-two', owner: 'a-mfe@1' })).toThrow('Two digests');
});

test("the shell's own files come from the page", () => {
  document.body.innerHTML =
    '<script type="application/json" id="shell-files">{"/shell/ab/main.js":"sha384-m"}</script>';
  listShell();
  expect(lookUp('/shell/ab/main.js')).toEqual({ integrity: 'sha384-m', owner: 'shell' });
});
