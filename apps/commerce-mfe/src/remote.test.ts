import type { RemoteConfig } from '@lectern/remote-kit';
import config from '../remote.config';
import remote from './remote';

test('there is code for each declared expose, and no other code', () => {
  const { routes, slots }: RemoteConfig = config;
  const declared = [...routes, ...slots].map((each) => each.expose);
  expect(Object.keys(remote).sort()).toEqual([...new Set(declared)].sort());
});
