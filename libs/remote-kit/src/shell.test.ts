import { readShell } from './shell';

const stated = { version: '1.4.0', hash: '3f2a91bc', given: { modules: { react: '19.3.1' }, containers: ['plain'] } };

test('a shell.json is read without its files', () => {
  expect(readShell(JSON.stringify({ ...stated, files: { 'main.js': {} } }))).toEqual({ shell: stated });
});

test('a shell.json from before formats keeps its federation runtime', () => {
  const given = { modules: {}, federation: '2.9.2' };
  expect(readShell(JSON.stringify({ ...stated, given }))).toEqual({ shell: { ...stated, given } });
});

test.each([
  ['no JSON', '{', ['shell.json is not a JSON object']],
  ['a list', '[]', ['shell.json is not a JSON object']],
  [
    'an empty object',
    '{}',
    [
      'version is not a version like 1.4.0',
      'hash is not the name of a build',
      'given.modules does not name a version for each module',
      'given.containers does not name the formats of containers',
    ],
  ],
  ['a path as its hash', JSON.stringify({ ...stated, hash: '../x' }), ['hash is not the name of a build']],
  [
    'a module without a version',
    JSON.stringify({ ...stated, given: { ...stated.given, modules: { react: 19 } } }),
    ['given.modules does not name a version for each module'],
  ],
])('%s is refused with every reason', (_what, text, reasons) => {
  expect(readShell(text)).toEqual({ reasons });
});
