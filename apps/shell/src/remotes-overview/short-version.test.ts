import { shortVersion } from './short-version';

test('a build is shown by seven letters; whatever else a version holds stays', () => {
  expect(['1.0.0-g2685027dbea0', '1.4.2', '1.0.0-gfaulty', '2.0.0-rc.1'].map(shortVersion)).toEqual([
    '1.0.0-g2685027',
    '1.4.2',
    '1.0.0-gfaulty',
    '2.0.0-rc.1',
  ]);
});
