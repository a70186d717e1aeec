import { givenShell, type ShellChannel } from './given-shell';

const channel: ShellChannel = { hash: 'b', previousHash: 'a', canaryHash: null, canaryPercent: null, canaryRoles: [] };
const canary: ShellChannel = { ...channel, canaryHash: 'c', canaryPercent: 0, canaryRoles: [2] };
const [manager, admin] = [
  { userId: 1, roleId: 3 },
  { userId: 2, roleId: 2 },
];

test('everybody is given the live build; the canary’s people are given theirs', () => {
  expect(givenShell(canary, undefined, undefined)).toEqual({ hash: 'b', hasOther: true });
  expect(givenShell(canary, manager, undefined)).toEqual({ hash: 'b', hasOther: true });
  expect(givenShell(canary, admin, undefined)).toEqual({ hash: 'c', hasOther: true });
});

test('a page whose build did not start is given the one before, and has no third one to go to', () => {
  expect(givenShell(channel, manager, 'b')).toEqual({ hash: 'a', insteadOf: 'b', hasOther: false });
  expect(givenShell(canary, admin, 'c')).toEqual({ hash: 'b', insteadOf: 'c', hasOther: false });
});

test('a build that failed and is given no more changes nothing', () => {
  expect(givenShell(channel, manager, 'c')).toEqual({ hash: 'b', hasOther: true });
});

test('without a build before, a page keeps its own', () => {
  expect(givenShell({ ...channel, previousHash: null }, manager, 'b')).toEqual({ hash: 'b', hasOther: false });
});
