import { Usage } from '../arguments';
import { isKeyCommand, parseKeys } from './arguments';

test('each command is read with what belongs to it', () => {
  expect(
    parseKeys('register', [
      'paint-mfe',
      '--title',
      'Paint',
      '--team',
      'Painters',
      '--path',
      '/paint',
      '--path',
      '/easel',
    ]),
  ).toEqual({
    command: 'register',
    name: 'paint-mfe',
    title: 'Paint',
    team: 'Painters',
    basePaths: ['/paint', '/easel'],
  });
  expect(parseKeys('keys', ['paint-mfe', '--to', 'https://c.example'])).toEqual({
    command: 'keys',
    name: 'paint-mfe',
    to: 'https://c.example',
  });
  expect(parseKeys('unregister', ['paint-mfe', '--reason', 'merged'])).toEqual({
    command: 'unregister',
    name: 'paint-mfe',
    reason: 'merged',
  });
  expect(parseKeys('paths', [])).toEqual({ command: 'paths' });
  expect(parseKeys('key-new', ['paint.json'])).toEqual({ command: 'key-new', file: 'paint.json' });
  expect(parseKeys('key-add', ['paint-mfe', '--signing', 'paint.json', '--label', 'anna'])).toEqual({
    command: 'key-add',
    name: 'paint-mfe',
    kind: 'signing',
    file: 'paint.json',
    label: 'anna',
  });
  expect(parseKeys('key-add', ['paint-mfe', '--deploy', 'pipeline'])).toEqual({
    command: 'key-add',
    name: 'paint-mfe',
    kind: 'deploy',
    label: 'pipeline',
  });
  expect(parseKeys('key-revoke', ['7', '--reason', 'lost', '--stop-live'])).toEqual({
    command: 'key-revoke',
    id: 7,
    reason: 'lost',
    stopLive: true,
  });
});

test.each([
  ['register', ['paint-mfe', '--title', 'Paint', '--team', 'Painters'], 'register needs --path.'],
  ['register', [], 'register needs the name of a remote.'],
  ['keys', ['../shell'], '"../shell" is no name of a remote.'],
  ['keys', ['paint-mfe', 'easel-mfe'], '"easel-mfe" is too much.'],
  ['key-add', ['paint-mfe'], 'key-add needs either --signing FILE or --deploy LABEL.'],
  [
    'key-add',
    ['paint-mfe', '--signing', 'a', '--deploy', 'b'],
    'key-add needs either --signing FILE or --deploy LABEL.',
  ],
  ['key-revoke', ['seven', '--reason', 'lost'], '"seven" is no id of a key.'],
  ['key-revoke', ['7'], 'key-revoke needs --reason.'],
  ['key-new', ['paint.json', '--reason', 'x'], '--reason does not belong to key-new.'],
] as const)('%s %j is refused with the reason', (command, args, reason) => {
  expect(() => parseKeys(command, args)).toThrow(Usage);
  expect(() => parseKeys(command, args)).toThrow(reason);
});

test('the other commands are not taken for these', () => {
  expect(['publish', undefined, 'toString', 'keys'].map(isKeyCommand)).toEqual([false, false, false, true]);
});
