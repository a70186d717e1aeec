/** @jest-environment jsdom */
import { guardTag } from '../composition/tag-guard';
import { developmentGuard } from './guard';

const script = (address: string): HTMLScriptElement => {
  const element = document.createElement('script');
  developmentGuard(element, address);
  return element;
};

test.each([
  '/remotes/catalog-mfe/dev/remoteEntry.js',
  '/remotes/catalog-mfe/dev/main.1a2b.hot-update.js',
  '/shell/dev/console.js',
])('%s comes from a dev server: no digest, its address as it is', (address) => {
  const element = script(address);
  expect([element.src, element.crossOrigin, element.hasAttribute('integrity')]).toEqual([
    `http://localhost${address}`,
    'anonymous',
    false,
  ]);
});

test('a style keeps its query, by which a changed one is fetched again', () => {
  const link = document.createElement('link');
  developmentGuard(link, '/remotes/catalog-mfe/dev/screen.css?1700000000000');
  expect(link.href).toBe('http://localhost/remotes/catalog-mfe/dev/screen.css?1700000000000');
});

test.each([
  '/remotes/catalog-mfe/1.0.0/remoteEntry.js',
  '/remotes/catalog-mfe/1.0.0/dev/a.js',
  'https://elsewhere.example/remotes/catalog-mfe/dev/a.js',
  '/files/remotes/a/dev/a.js',
])('%s is guarded as in production', (address) => {
  expect(() => script(address)).toThrow('is in no signed release of this page');
});

test('the guard of production takes nothing from a dev server', () => {
  expect(() => guardTag(document.createElement('script'), '/remotes/catalog-mfe/dev/remoteEntry.js')).toThrow(
    'is in no signed release of this page',
  );
});
