import { count, figuresOf } from './figures';
import { isProduct } from './prices';

const files = new Map([
  ['libs/contract/src/people/institute.ts', ['a', 'b', 'c']],
  ['apps/api/src/domains/people/institute/institute.test.ts', ['a', 'b']],
  ['apps/api/src/domains/resources.ts', ['instituteResource,', 'skillResource,']],
  ['apps/api/test/endpoints/rights/people.ts', ["'GET admin/institutes'", 'other']],
  ['apps/catalog-mfe/src/skill/skill.ts', ['a', 'b', 'c', 'd']],
  ['apps/catalog-mfe/src/skill/import/Import.tsx', ['a']],
  ['libs/contract/src/catalog/upcoming-states.ts', ['a', 'b']],
  ['apps/catalog-mfe/src/texts/one-to-one.ts', ['a']],
]);

test('a list costs the lines of its own files, and elsewhere those that name it', () => {
  const figures = figuresOf(files);
  expect(figures['price.plain_list']).toBeCloseTo(4 / 324);
  expect(figures).toMatchObject({
    'price.plain_list_tests': 3,
    'price.central_files': 1,
    'price.skill': 4,
    'price.skill_tests': 0,
    'price.upcoming': 2,
    'price.one_to_one': 1,
    'price.coupon': 0,
  });
});

test('a file counts whole where it is the entity’s own, though the central ones fit it too', () =>
  expect(count(new Map([['a.ts', ['x', 'y']]]), /a/, /a/, /x/)).toBe(2));

test('tests, what only they use, and generated types are no product code', () =>
  expect(
    [
      'apps/api/src/database/migrations/0001_platform.sql',
      'libs/ui-kit/src/list/table.css',
      'apps/api/src/database/schema.generated.ts',
      'apps/api/src/testing/index.ts',
      'apps/people-mfe/src/student/testing.ts',
      'libs/ui-kit/src/records/books.fixture.tsx',
      'libs/ui-kit/src/records/test-book.ts',
      'apps/e2e/src/skills.e2e.ts',
      'tools/price/figures.ts',
    ].filter(isProduct),
  ).toEqual(['apps/api/src/database/migrations/0001_platform.sql', 'libs/ui-kit/src/list/table.css']));
