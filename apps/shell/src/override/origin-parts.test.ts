import { originParts } from './origin-parts';

test.each([
  ['http://localhost:5001', '', 'http://localhost:5001'],
  ['https://pr-41.builds.example.com', 'https://pr-41.', 'builds.example.com'],
  [
    'https://pr-41.a-rather-long-name-of-a-branch.builds.example.com',
    'https://pr-41.a-rather-long-name-of-a-branch.',
    'builds.example.com',
  ],
  ['https://builds.example.com.somebody-elses-domain.org', 'https://builds.example.com.s', 'omebody-elses-domain.org'],
  ['https://an-only-name-without-any-dot-in-it:8443', 'https://an-only-name-wi', 'thout-any-dot-in-it:8443'],
])('a short origin is shown whole, a long one with the end that names its owner: %s', (origin, start, end) => {
  expect(originParts(origin)).toEqual([start, end]);
});
