import { shares, sharedNames } from './shares';
import { versions } from './versions';

test('every module of the table is given, and no other', () => {
  expect([...sharedNames].sort()).toEqual(Object.keys(versions).sort());
});

test('each is one copy in the page, under its version', () => {
  for (const [name, share] of Object.entries(shares(() => undefined))) {
    expect(share).toMatchObject({ version: versions[name], scope: 'default', shareConfig: { singleton: true } });
  }
});
