/** @jest-environment jsdom */
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { explain } from '../composition/explain';
import { setLoader } from '../composition/loader';
import { arrive, begin } from '../composition/remote-store';
import { registryEntry } from '../composition/testing';
import { startScreen } from './start-screen';

const exposes = jest.fn(async (_entry: unknown, expose: string) => ({
  [expose]: async () => ({ default: () => null }),
}));
const remote = (name: string) =>
  registryEntry({
    name: `${name}-mfe`,
    routes: [{ path: `/${name}`, title: name, layout: 'full', access: ['skillList'], expose: `${name}-list` }],
  });
const started = () => exposes.mock.calls.map(([, expose]) => expose);
const signIn = (names: readonly string[], rights: readonly 'skillList'[] = ['skillList']): void =>
  openSession(aSession({ rights: [...rights], registry: { revision: 1, remotes: names.map(remote) } }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => setLoader({ exposes: exposes as never, hint: () => undefined, prefetch: () => undefined, explain }));
beforeEach(() => {
  closeSession();
  exposes.mockClear();
});

test('the screen of a remote is asked for once, however often its address is come to', async () => {
  signIn(['once']);
  startScreen('/once');
  startScreen('/once');
  await settled();
  expect(started()).toEqual(['once-list']);
});

test('nothing of a remote is asked for where the person may not open it, the path is not known, or nobody is signed in', async () => {
  startScreen('/shut');
  signIn(['shut'], []);
  startScreen('/shut');
  startScreen('/elsewhere');
  startScreen('/');
  await settled();
  expect(started()).toEqual([]);
});

test('a remote of which another version is in the page is left to its place, which may keep that one', async () => {
  signIn(['older']);
  begin('older-mfe', '0.9.0');
  arrive('older-mfe', '0.9.0', {});
  startScreen('/older');
  await settled();
  expect(started()).toEqual([]);
});
