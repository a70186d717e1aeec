import { readdirSync } from 'node:fs';
import path from 'node:path';
import { browserReach, coreFiles } from './browser-reach';
import { reachOf } from './reach';

test('each browser file has a row with its areas, and each row a file', () => {
  const files = readdirSync(path.join(__dirname, '../../apps/e2e/src'))
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((name) => name.slice(0, -'.e2e.ts'.length));
  expect(Object.keys(browserReach).sort()).toEqual(files.sort());
});

test('a change of a remote reaches the browser files that use it, and no API test', () => {
  const { api, browser } = reachOf(['apps/commerce-mfe/src/coupon/CouponForm.tsx']);
  expect(api).toEqual([]);
  expect(browser).toContain('coupons');
  expect(browser).not.toContain('trainers');
});

test.each([
  'apps/api/src/domains/people/student/student.resource.ts',
  'libs/contract/src/people/student.ts',
  'apps/api/src/database/migrations/0040_people_batches.sql',
])('%s reaches the API tests of its domain, the tables over all, and its browser files', (file) => {
  const { api, browser, shared } = reachOf([file]);
  expect(api).toEqual(['src/domains/people/', 'test/']);
  expect(browser).toContain('students');
  expect(browser).not.toContain('coupons');
  expect(shared).toEqual([]);
});

test('a change of the API outside of its domains reaches all API tests and the core browser files', () => {
  expect(reachOf(['apps/api/src/server/list/find-rows.ts', 'libs/contract/src/people/student.ts']).api).toEqual(['.']);
  expect([...reachOf(['apps/api/src/server/list/find-rows.ts']).browser].sort()).toEqual([...coreFiles].sort());
});

test.each(['apps/shell/src/layout/Sidebar.tsx', 'libs/ui-kit/src/list/Table.tsx', 'apps/e2e/runner/run.ts'])(
  '%s reaches the core browser files, and is named as shared',
  (file) => {
    const { api, browser, shared } = reachOf([file]);
    expect([api, shared]).toEqual([[], [file]]);
    expect([...browser].sort()).toEqual([...coreFiles].sort());
  },
);

test('a changed test reaches itself, and prose nothing', () => {
  expect(reachOf(['apps/api/src/server/list/find-rows.test.ts']).api).toEqual(['src/server/list/find-rows.test.ts']);
  expect(reachOf(['apps/e2e/src/palette.e2e.ts']).browser).toEqual(['palette']);
  expect(reachOf(['apps/people-mfe/src/remote.test.ts', 'docs/glossary.md', 'README.md'])).toEqual({
    api: [],
    browser: [],
    shared: [],
  });
});

test('a helper of browser files reaches those that import it', () => {
  const { browser, shared } = reachOf(['apps/e2e/src/coupons/setup.ts'], (folder) =>
    folder === 'coupons' ? ['coupons', 'coupons-edit'] : [],
  );
  expect([browser, shared]).toEqual([['coupons-edit', 'coupons'], []]);
});
