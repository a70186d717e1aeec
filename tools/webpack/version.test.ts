import { releaseVersion } from './version';

test('the same inputs give the same version, other inputs another', () => {
  const version = releaseVersion('1.2.0', { NX_TASK_HASH: '123' });
  expect(version).toMatch(/^1\.2\.0-g[0-9a-f]{12}$/);
  expect(releaseVersion('1.2.0', { NX_TASK_HASH: '123' })).toBe(version);
  expect(releaseVersion('1.2.0', { NX_TASK_HASH: '124' })).not.toBe(version);
});

test('a version that is given wins', () => {
  expect(releaseVersion('1.2.0', { NX_TASK_HASH: '123', REMOTE_VERSION: '2.0.0' })).toBe('2.0.0');
});
