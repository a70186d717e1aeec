import { useRemotes } from '../composition/remote-store';
import { watchBuilds } from './builds';

const noteOf = (name: string) => useRemotes.getState().notes[name];

test("a build with errors is a note in its remote's place with the first of them; a good one takes it away", () => {
  watchBuilds();
  globalThis.__lecternBuild?.('catalog-mfe', ['./src/Screen.tsx, line 3: Expression expected', 'another']);
  expect(noteOf('catalog-mfe')).toMatchObject({
    version: 'dev',
    cause: 'threw',
    reasons: ['./src/Screen.tsx, line 3: Expression expected (and 1 more)'],
  });
  expect(noteOf('content-mfe')).toBeUndefined();
  globalThis.__lecternBuild?.('catalog-mfe', []);
  expect(noteOf('catalog-mfe')).toBeUndefined();
});
