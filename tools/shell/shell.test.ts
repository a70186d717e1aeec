import { Usage } from '../remotes/arguments';
import { parseShell } from './arguments';
import { shellLines } from './print';

test('a command line names a command, and next a folder', () => {
  expect(parseShell(['list'])).toEqual({ command: 'list' });
  expect(parseShell(['next', 'dist', '--to', 'https://c.example'])).toEqual({
    command: 'next',
    folder: 'dist',
    to: 'https://c.example',
  });
});

test('a canary has a build, a share and roles', () => {
  expect(parseShell(['canary', '3f2a91', '10', '--role', '2', '--role', '3', '--reason', 'a try'])).toEqual({
    ...{ command: 'canary', build: '3f2a91', percent: 10, roles: [2, 3], reason: 'a try' },
  });
  expect(parseShell(['promote', '3f2a91'])).toEqual({ command: 'promote', build: '3f2a91' });
  expect(parseShell(['rollback', '--reason', 'white'])).toEqual({ command: 'rollback', reason: 'white' });
});

test.each(
  [
    ...[[], ['promote'], ['list', 'dist'], ['next', 'a', 'b'], ['not-next', '--all'], ['canary', 'a'], ['undo']],
    ...[
      ['canary', 'a', 'ten'],
      ['canary', 'a', '100'],
      ['canary', 'a', '0', '--role', 'x'],
      ['promote', 'a', '--role', '2'],
    ],
  ].map((words) => [words]),
)('the command line %j is refused', (words) => {
  expect(() => parseShell(words)).toThrow(Usage);
});

const started = { percent: null, people: 12, failed: 0, lastError: null, isRolledBack: false };

test('a shell is printed with what its pages run of each remote, or why they run nothing', () => {
  const runs = { remote: 'a-mfe', version: '1.1.0', isStandIn: false, reason: null };
  const earlier = { remote: 'b-mfe', version: '1.0.0', isStandIn: true, reason: null };
  const blocked = { remote: 'c-mfe', version: '2.0.0', isStandIn: false, reason: 'It does not fit' };
  const shell = { ...started, hash: '3f2a91bc77', version: '1.5.0', place: 'next' } as const;
  expect(shellLines({ ...shell, releases: [runs, earlier, blocked] })).toBe(
    [
      'the coming shell 1.5.0 (3f2a91bc), to come',
      '  runs     a-mfe@1.1.0',
      '  runs     b-mfe@1.0.0 (an earlier one)',
      '  blocked  c-mfe@2.0.0: It does not fit',
    ].join('\n'),
  );
});

test('a shell that does not start says for whom and why', () => {
  const shell = {
    ...started,
    hash: '3f2a91bc77',
    version: '1.5.0',
    place: 'canary' as const,
    percent: 10,
    releases: [],
  };
  expect(shellLines({ ...shell, failed: 3, lastError: 'TypeError: no' })).toBe(
    'the shell 1.5.0 (3f2a91bc), canary for 10 %, did not start for 3 of 12 people in 5 minutes: TypeError: no',
  );
  expect(shellLines({ ...shell, place: 'kept', percent: null, isRolledBack: true })).toBe(
    'the shell 1.5.0 (3f2a91bc), kept, rolled back',
  );
});
