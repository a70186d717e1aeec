import { canaryText, judgedText, publishedText, statusText, switchedText } from './print';

test('a published build says how little had to be sent', () => {
  expect(
    publishedText({
      name: 'a-mfe',
      version: '1.0.0-g1',
      already: false,
      files: 9,
      uploaded: 2,
      uploadedBytes: 4321,
      shells: [],
    }),
  ).toBe('a-mfe@1.0.0-g1 is published: 9 files, 2 of them uploaded (4.3 kB).');
  expect(
    publishedText({
      name: 'a-mfe',
      version: '1.0.0-g1',
      already: true,
      files: 9,
      uploaded: 0,
      uploadedBytes: 0,
      shells: [],
    }),
  ).toBe('a-mfe@1.0.0-g1 is published already.');
});

test('a switch names the live release and the one before', () => {
  expect(switchedText({ name: 'a-mfe', channel: 'live', version: '2.0.0', before: '1.0.0', revision: 7 })).toBe(
    'a-mfe@2.0.0 is live, 1.0.0 was before (registry revision 7).',
  );
  expect(switchedText({ name: 'a-mfe', channel: 'live', version: '2.0.0', before: null, revision: 7 })).toBe(
    'a-mfe@2.0.0 is live (registry revision 7).',
  );
});

test('the status marks what is live, next and before', () => {
  const release = { publishedAt: '2026-11-21T06:00:00.000Z', commit: '0123456789abcdef', bytes: 123_456 };
  const status = {
    name: 'a-mfe',
    title: 'A',
    team: 'a',
    state: 'enabled' as const,
    live: '2.0.0',
    previous: '1.0.0',
    next: '3.0.0',
    canary: { version: '3.0.0', percent: 10, roles: [2], startedAt: '2026-11-21T06:00:00.000Z' },
    message: '',
    refused: null,
    changedAt: null,
    releases: [
      { ...release, version: '3.0.0' },
      { ...release, version: '2.0.0' },
      { ...release, version: '1.0.0' },
    ],
  };
  expect(statusText(status)).toBe(
    [
      'a-mfe  A, a  live: 2.0.0',
      '  3.0.0  2026-11-21 06:00  123 kB  0123456789  canary for 10 % of the people and the role 2, next',
      '  2.0.0  2026-11-21 06:00  123 kB  0123456789  live',
      '  1.0.0  2026-11-21 06:00  123 kB  0123456789  before',
    ].join('\n'),
  );
  expect(statusText({ ...status, refused: 'It does not fit the console: it shares vue', releases: [] })).toBe(
    'a-mfe  A, a  live: 2.0.0\n  blocked: It does not fit the console: it shares vue',
  );
});

test('a canary says who gets what', () => {
  const switched = { name: 'a-mfe', channel: 'live', version: '2.0.0', before: '1.0.0', revision: 7 };
  expect(canaryText(switched, { percent: 10, roles: [] })).toBe(
    'a-mfe@2.0.0 goes to 10 % of the people, 1.0.0 to everybody else (registry revision 7).',
  );
  expect(canaryText(switched, { percent: 0, roles: [2, 3] })).toBe(
    'a-mfe@2.0.0 goes to the roles 2, 3, 1.0.0 to everybody else (registry revision 7).',
  );
});

test('a judgement names every reason below its channel', () => {
  expect(
    judgedText({
      name: 'a-mfe',
      version: '2.0.0',
      channels: [
        { channel: 'live', compatible: true, reasons: [] },
        { channel: 'next', compatible: false, reasons: ['one', 'two'] },
      ],
      shells: [{ hash: 'abcd', version: '1.4.0', place: 'served', reasons: [] }],
    }),
  ).toBe('a-mfe@2.0.0 can come live.\na-mfe@2.0.0 can’t come next:\n- one\n- two');
});

test('a published release says which of several shells it fits', () => {
  const shells = [
    { hash: '3f2a91bc77', version: '1.4.0', place: 'served' as const, reasons: ['one'] },
    { hash: '9c01', version: '1.5.0', place: 'next' as const, reasons: [] },
  ];
  const published = { name: 'a-mfe', version: '2.0.0', already: false, files: 9, uploaded: 2, uploadedBytes: 4321 };
  expect(publishedText({ ...published, shells })).toBe(
    'a-mfe@2.0.0 is published: 9 files, 2 of them uploaded (4.3 kB).\na-mfe@2.0.0 does not fit the shell 1.4.0 (3f2a91bc):\n- one\na-mfe@2.0.0 fits the coming shell 1.5.0 (9c01).',
  );
});

test('a judgement of several shells names each, with every reason of one that refuses', () => {
  expect(
    judgedText({
      name: 'a-mfe',
      version: '2.0.0',
      channels: [{ channel: 'live', compatible: true, reasons: [] }],
      shells: [
        { hash: '3f2a91bc77', version: '1.4.0', place: 'served', reasons: ['one'] },
        { hash: '9c01', version: '1.5.0', place: 'next', reasons: [] },
      ],
    }),
  ).toBe(
    'a-mfe@2.0.0 can come live.\na-mfe@2.0.0 does not fit the shell 1.4.0 (3f2a91bc):\n- one\na-mfe@2.0.0 fits the coming shell 1.5.0 (9c01).',
  );
});
