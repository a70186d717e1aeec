import type { Note } from '@lectern/api/bench';
import { databaseOf } from '../src/harness/database';
import { clickUntilPainted, installClock, paintedAt } from './clock';
import { leave, type Subject } from './measure';
import { openSubject } from './subject';
import { inTurns } from './turns';

/** Fills the tree of a console up to so many categories: below each root that is made, nine, and below each of these, more. */
const fillTree = async (dataFolder: string, count: number): Promise<void> => {
  const client = await databaseOf(dataFolder);
  try {
    await client.query(
      `with missing as (select $1::int - count(*)::int as n from categories where deleted_at is null),
       r as (insert into categories (name, slug, sort_key)
         select 'Subject ' || no, 'subject-' || no, no * 1048576::bigint + 1000000000000 from missing, generate_series(1, (n + 9) / 10) no returning id, substring(slug::text from 9)::int as no)
       insert into categories (parent_id, name, slug, sort_key)
       select r.id, 'Field ' || k, 'field-' || r.no || '-' || k, k * 1048576::bigint from missing, r, generate_series(1, 9) k
       where (r.no - 1) * 9 + k <= n - (n + 9) / 10`,
      [count],
    );
    const { rows } = await client.query<{ n: string }>('select count(*) as n from categories where deleted_at is null');
    if (Number(rows[0]?.n) !== count) throw new Error(`there are ${rows[0]?.n} categories instead of ${count}`);
  } finally {
    await client.end();
  }
};

/** From a click on Categories to their first row, the branches closed as they then are, with all code in the browser's cache. */
const openMs = async (subject: Subject): Promise<number> => {
  const context = await subject.browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: subject.cookies,
    serviceWorkers: 'block',
  });
  try {
    await installClock(context);
    const page = await context.newPage();
    // The first time brings the code, the second is measured.
    for (const _turn of [1, 2]) {
      await page.goto(`${subject.url}/category/list`);
      await paintedAt(page, 'main tr[data-category]');
      await page.goto(`${subject.url}/FAQs`);
      await paintedAt(page, 'main tr[data-row]');
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 500))),
      );
    }
    const took = await clickUntilPainted(page, 'nav a[href="/category/list"]', 'main tr[data-category]');
    subject.cookies = await leave(page);
    return took;
  } finally {
    await context.close();
  }
};

/** Opening a tree of 2,000 categories, the most that one answer holds, ÷ one of 200. */
export const benchTree = async (rounds: number, note: Note): Promise<void> => {
  const [many, few] = [await openSubject('2,000 categories', {}), await openSubject('200 categories', {})];
  try {
    await fillTree(many.console.dataFolder, 2000);
    await fillTree(few.console.dataFolder, 200);
    const { value, detail } = await inTurns(many, few, rounds, openMs);
    note('tree.open_2000', value, detail);
  } finally {
    await many.close();
    await few.close();
  }
};
