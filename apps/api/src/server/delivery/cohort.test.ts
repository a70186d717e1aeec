import { bucketOf, isInCohort } from './cohort';

const people = Array.from({ length: 10_000 }, (_, at) => at + 1);
const share = (percent: number, releaseId = 7): number =>
  people.filter((userId) => isInCohort({ userId, roleId: 3 }, 'catalog-mfe', { releaseId, percent, roles: [] }))
    .length / people.length;

test.each([1, 10, 50, 99])('a canary of %i % reaches about that many [D4.2]', (percent) => {
  expect(Math.abs(share(percent) * 100 - percent)).toBeLessThan(2);
});

test('people of a canary stay in it while it grows [D4.2]', () => {
  const isIn = (userId: number, percent: number) =>
    isInCohort({ userId, roleId: 3 }, 'catalog-mfe', { releaseId: 7, percent, roles: [] });
  expect(people.filter((userId) => isIn(userId, 10) && !isIn(userId, 25))).toEqual([]);
});

test('another release meets other people first, and another remote too [D4.2]', () => {
  const first = new Set(people.filter((userId) => bucketOf(userId, 'catalog-mfe', 7) < 10));
  const again = (remote: string, releaseId: number) =>
    people.filter((userId) => first.has(userId) && bucketOf(userId, remote, releaseId) < 10).length / first.size;
  expect(again('catalog-mfe', 8)).toBeLessThan(0.2);
  expect(again('people-mfe', 7)).toBeLessThan(0.2);
});

test('a role takes all its people along, whatever the share [D4.2]', () => {
  expect(isInCohort({ userId: 5, roleId: 2 }, 'catalog-mfe', { releaseId: 7, percent: 0, roles: [2] })).toBe(true);
  expect(share(0)).toBe(0);
});
