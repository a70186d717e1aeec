import type { RowAction } from '@lectern/ui-kit';
import { remoteActions, releaseActions, type RemoteAction } from './actions';
import { remoteOf } from './testing';

const canary = { version: '1.4.2', percent: 10, roles: [], startedAt: '2026-11-21T09:00:00.000Z' };
const refusals = (actions: readonly RowAction[]) =>
  Object.fromEntries(actions.map(({ label, disabledReason }) => [label, disabledReason]));
const chosen = (
  actions: (run: (action: RemoteAction) => void) => readonly RowAction[],
  label: string,
): RemoteAction | undefined => {
  let action: RemoteAction | undefined;
  actions((given) => (action = given))
    .find((each) => each.label === label)
    ?.onSelect();
  return action;
};

test('a remote with nothing new can go back or be switched off, and the rest says why not', () => {
  expect(refusals(remoteActions(remoteOf(), () => undefined))).toEqual({
    'Promote to all…': 'No newer release on next',
    'Canary…': 'No newer release on next',
    'Roll back…': undefined,
    'Disable…': undefined,
    'Unregister…': 'It is live: disable it first',
  });
});

test('the release on next can be promoted or given to a canary; a canary comes before it', () => {
  const withNext = remoteOf({ next: '1.5.0' });
  expect(chosen((run) => remoteActions(withNext, run), 'Promote to all…')).toEqual({ is: 'promote', version: '1.5.0' });
  expect(chosen((run) => remoteActions({ ...withNext, canary }, run), 'Promote to all…')).toEqual({
    is: 'promote',
    version: '1.4.2',
  });
  expect(chosen((run) => remoteActions({ ...withNext, canary }, run), 'Canary…')).toEqual({
    is: 'canary',
    version: '1.4.2',
  });
});

test('going back ends the canary first, then returns to the previous live release', () => {
  expect(chosen((run) => remoteActions(remoteOf({ canary }), run), 'Roll back…')).toEqual({
    is: 'end canary',
    version: '1.4.2',
  });
  expect(chosen((run) => remoteActions(remoteOf(), run), 'Roll back…')).toEqual({ is: 'roll back', version: '1.4.0' });
  expect(refusals(remoteActions(remoteOf({ previous: null }), () => undefined))['Roll back…']).toBe(
    'There is no release to go back to',
  );
});

test('before anything is live, a release can be promoted and is no canary', () => {
  expect(
    refusals(remoteActions(remoteOf({ live: null, previous: null, next: '1.0.0' }), () => undefined)),
  ).toMatchObject({
    'Promote to all…': undefined,
    'Canary…': 'Nothing is live: a canary needs what everybody else gets',
  });
});

test('what is switched off is switched on again, or its message changed', () => {
  expect(Object.keys(refusals(remoteActions(remoteOf({ state: 'disabled' }), () => undefined)))).toEqual([
    'Promote to all…',
    'Canary…',
    'Roll back…',
    'Enable…',
    'Change message…',
    'Unregister…',
  ]);
});

test('a remote is unregistered when nobody gets it: nothing of it is live, or it is switched off, and there is no canary', () => {
  const of = (over: Parameters<typeof remoteOf>[0]) =>
    refusals(remoteActions(remoteOf(over), () => undefined))['Unregister…'];
  expect(of({ live: null, previous: null })).toBeUndefined();
  expect(of({ state: 'disabled' })).toBeUndefined();
  expect(of({ state: 'disabled', canary })).toBe('It has a canary: end it first');
});

test('a release is withdrawn only where it is on no channel', () => {
  const remote = remoteOf({ next: '1.5.0', canary });
  const of = (version: string, state = 'ready') =>
    refusals(releaseActions(remote, { version, state }, () => undefined));
  expect(of('1.4.1')).toEqual({
    'Promote to all…': 'Already live',
    'Canary…': 'Already live',
    'Withdraw…': 'It is on live',
  });
  expect(of('1.4.2')['Withdraw…']).toBe('It is on the canary');
  expect(of('1.4.0')).toEqual({ 'Promote to all…': undefined, 'Canary…': undefined, 'Withdraw…': undefined });
  expect(Object.values(of('1.3.0', 'withdrawn'))).toEqual(['It is withdrawn', 'It is withdrawn', 'It is withdrawn']);
});
