import type { JobRow } from '@lectern/contract/platform/job';
import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { problemsOf } from './problems-of';

const remote = (over: Partial<RemoteOverview>) =>
  ({
    name: 'people-mfe',
    title: 'People',
    state: 'enabled',
    message: '',
    refused: null,
    live: '1.0.0',
    errorLimit: 0.05,
    minLoads: 10,
    now: { live: { loads: 9, errors: 0 }, canary: { loads: 0, errors: 0 } },
    takenBack: null,
    health: { main: { loads: 9 }, canary: { loads: 0 } },
    lost: [],
    ...over,
  }) as unknown as RemoteOverview;
const job = { id: 7, title: 'Export of students', link: null } as JobRow;

test('remotes that are off or refused come before jobs that failed; healthy ones are left out', () => {
  const problems = problemsOf(
    [remote({}), remote({ name: 'content-mfe', title: 'Content', state: 'disabled' }), remote({ refused: 'no key' })],
    [job],
  );
  expect(problems.map(({ title, mark }) => [title, mark])).toEqual([
    ['Content', 'inactive'],
    ['People', 'failed'],
    ['Export of students', 'failed'],
  ]);
});

test('where all is well there is nothing to see', () => {
  expect(problemsOf([remote({})], [])).toEqual([]);
});
