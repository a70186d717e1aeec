import type { Release } from '@lectern/remote-kit';
import { aheadOf } from './ahead';

const file = { integrity: 'sha384-x', bytes: 1 } as const;
const release = {
  declared: {
    menu: [{ to: '/skill' }],
    routes: [
      { path: '/skill', expose: 'list' },
      { path: '/skill/import', expose: 'import' },
    ],
  },
  files: { 'remoteEntry.js': file, 'remote.js': file, 'list.js': file, 'import.js': file },
  assets: { entry: ['remoteEntry.js', 'remote.js'], list: ['list.js', 'unlisted.js'], import: ['import.js'] },
  needs: { list: ['formik'], import: ['formik'] },
} as unknown as Release;

test('the registry names the listed files and the shared modules of the screens that the menu opens, and of no others', () => {
  expect(aheadOf(release)).toEqual({ list: { files: ['remote.js', 'list.js'], needs: ['formik'] } });
});

test('a release that names no shared modules has none for its screens', () => {
  const { needs: _needs, ...older } = release;
  expect(aheadOf(older)).toEqual({ list: { files: ['remote.js', 'list.js'] } });
});
