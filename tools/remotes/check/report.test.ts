import { reportText } from './report';

const report = { name: 'leaky-mfe', version: '1.0.0-gx', mounts: 100 };
const finding = {
  during: '100 mounts',
  says: 'timer: setInterval is still running',
  place: { file: 'clock.js', line: 1, column: 5 },
};

test('a release with nothing to say against it passes', () => {
  expect(reportText({ ...report, findings: [] }, () => undefined)).toBe(
    'leaky-mfe@1.0.0-gx passes: faults met in all its places, 100 visits, nothing left behind.',
  );
});

test('each finding names remote, version, file and place', () => {
  expect(reportText({ ...report, findings: [finding] }, () => undefined)).toContain(
    '- 100 mounts: timer: setInterval is still running\n  leaky-mfe@1.0.0-gx clock.js:1:5',
  );
});

test('a build with source maps is reported with the lines of the source', () => {
  // Column 0 of line 1 comes from line 3 of the source.
  const map = {
    file: 'clock.js',
    version: 3,
    sources: ['webpack://leaky_mfe/./src/Clock.tsx'],
    sourcesContent: [],
    names: [],
    mappings: 'AAEA',
    sourceRoot: '',
  };
  expect(reportText({ ...report, findings: [finding] }, () => map)).toContain('clock.js:1:5 (./src/Clock.tsx:3)');
});
