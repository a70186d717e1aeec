import { lockWith } from './lock';
import { packageOf } from './templates';

const lock = {
  name: 'lectern',
  lockfileVersion: 3,
  packages: {
    '': { workspaces: ['apps/*'] },
    'apps/zebra-mfe': { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
  },
};

test('a new remote has its two entries, each in its place, and nothing else changes', () => {
  const text = lockWith(
    `${JSON.stringify(lock, null, 2)}\n`,
    packageOf('library-mfe', { react: '19.3.1', 'react-dom': '19.3.1' }),
  );
  const { packages } = JSON.parse(text) as typeof lock;
  expect(Object.keys(packages)).toEqual([
    '',
    'apps/library-mfe',
    'apps/zebra-mfe',
    'node_modules/@lectern/library-mfe',
    'node_modules/react',
  ]);
  expect(packages).toMatchObject({
    ...lock.packages,
    'node_modules/@lectern/library-mfe': { resolved: 'apps/library-mfe', link: true },
  });
  expect(text.endsWith('}\n')).toBe(true);
});
