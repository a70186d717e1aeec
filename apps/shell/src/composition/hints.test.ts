/** @jest-environment jsdom */
import { list } from './digests';
import { fetchAhead, hintEntry, hintExpose } from './hints';
import { guardTag } from './tag-guard';
import { registryEntry, releaseOf } from './testing';

const hints = () =>
  [...document.head.querySelectorAll('link')].map((link) => ({
    address: new URL(link.href).pathname,
    as: link.as,
    integrity: link.integrity,
    crossOrigin: link.crossOrigin,
  }));
beforeEach(() => document.head.replaceChildren());

// First, for what the page hints is read once.
test('what the page itself hints is neither hinted nor fetched again', () => {
  const entry = registryEntry({ version: '7.0.0' });
  const folder = '/remotes/catalog-mfe/7.0.0';
  for (const file of ['remoteEntry.js', 'list.js'])
    list(`${folder}/${file}`, { integrity: 'sha384-x', owner: 'catalog-mfe@7.0.0' });
  document.head.innerHTML = ['remoteEntry.js', 'list.js', 'more.js']
    .map((file) => `<link rel="preload" as="script" href="${folder}/${file}" />`)
    .join('');
  globalThis.fetch = jest.fn();
  hintEntry(entry);
  fetchAhead({ ...entry, ahead: { list: { files: ['list.js', 'more.js'], needs: [] } } }, 'list');
  hintExpose(entry, releaseOf(entry, { assets: { list: ['list.js'] } }), 'list');
  expect(hints()).toHaveLength(3);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('an expose is hinted file by file, as the later tags will ask for them', () => {
  const entry = registryEntry({ version: '8.0.0' });
  const folder = '/remotes/catalog-mfe/8.0.0';
  for (const file of ['remote.js', 'list.js', 'list.css'])
    list(`${folder}/${file}`, { integrity: 'sha384-x', owner: 'catalog-mfe@8.0.0' });
  hintExpose(
    entry,
    releaseOf(entry, { assets: { entry: ['remote.js'], list: ['list.js', 'list.css', 'unlisted.js'] } }),
    'list',
  );
  expect(hints()).toEqual([
    { address: `${folder}/remote.js`, as: 'script', integrity: 'sha384-x', crossOrigin: 'anonymous' },
    { address: `${folder}/list.js`, as: 'script', integrity: 'sha384-x', crossOrigin: 'anonymous' },
    { address: `${folder}/list.css`, as: 'style', integrity: 'sha384-x', crossOrigin: 'anonymous' },
  ]);
});

test('nothing is hinted twice, nor what a tag has asked for', () => {
  const entry = registryEntry({ version: '8.1.0' });
  list('/remotes/catalog-mfe/8.1.0/remoteEntry.js', { integrity: 'sha384-x', owner: 'catalog-mfe@8.1.0' });
  hintEntry(entry);
  hintEntry(entry);
  expect(hints()).toHaveLength(1);
  const other = registryEntry({ version: '8.2.0' });
  list('/remotes/catalog-mfe/8.2.0/remoteEntry.js', { integrity: 'sha384-x', owner: 'catalog-mfe@8.2.0' });
  guardTag(document.createElement('script'), '/remotes/catalog-mfe/8.2.0/remoteEntry.js');
  hintEntry(other);
  expect(hints()).toHaveLength(1);
});

test('a hint that failed is gone, and the tag that comes later asks by another address', () => {
  const address = '/remotes/catalog-mfe/8.3.0/remoteEntry.js';
  list(address, { integrity: 'sha384-x', owner: 'catalog-mfe@8.3.0' });
  hintEntry(registryEntry({ version: '8.3.0' }));
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(hints()).toEqual([]);
  const tag = document.createElement('script');
  guardTag(tag, address);
  expect(new URL(tag.src).search).toBe('?r=1');
});

test('what the registry says of a screen is fetched once, without a tag, and not when a tag has asked for it', () => {
  const fetched: string[] = [];
  globalThis.fetch = jest.fn((address: string) => {
    fetched.push(new URL(address).pathname);
    return Promise.reject(new TypeError('no network'));
  }) as never;
  const folder = '/remotes/catalog-mfe/8.4.0';
  const entry = {
    ...registryEntry({ version: '8.4.0' }),
    ahead: { list: { files: ['remote.js', 'list.js', 'list.css'] } },
  };
  list(`${folder}/remote.js`, { integrity: 'sha384-x', owner: 'catalog-mfe@8.4.0' });
  guardTag(document.createElement('script'), `${folder}/remote.js`);
  fetchAhead(entry, 'list');
  fetchAhead(entry, 'list');
  fetchAhead(entry, 'another');
  expect(fetched).toEqual([`${folder}/list.js`, `${folder}/list.css`]);
  expect(hints()).toEqual([]);
});
