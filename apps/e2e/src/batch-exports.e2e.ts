import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { batchCalls, batchReportCalls, submissionCalls, taskCalls } from '@lectern/contract/people';
import type { Page } from 'playwright-core';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { expectWhole, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

/** Saves what this does, and gives its name and bytes. */
const saved = async (page: Page, does: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
  const downloading = page.waitForEvent('download');
  await does();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};
/** Exports the list of the page as CSV, by keyboard; its lines. */
const exported = async (page: Page): Promise<readonly string[]> => {
  const { press, untilClosed } = keysOf(page);
  await press('Export');
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Format').waitFor();
  await panel.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  await untilClosed();
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await download.waitFor();
  const { bytes } = await saved(page, () => download.press('Enter'));
  return bytes.toString().slice(1).trim().split('\r\n');
};

test('Exports of a batch: by keyboard its report is saved as a PDF, and figures, members and submissions as tables', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 1, '/student/batch/list');
  const { items } = await callAs(page, batchCalls.list, { filter: { status: 'eq:4' }, limit: 1 });
  const batch = items[0]!;
  const at = (tab: string): string => `${url}/student/batch/${tab}?id=${batch.id}`;
  const { tabTo } = keysOf(page);

  await page.goto(at('report'));
  await page.locator('[data-row]').first().waitFor();
  await tabTo('Save as PDF');
  const pdf = await saved(page, () => page.keyboard.press('Enter'));
  assert.equal(pdf.name, `Report of ${batch.title}.pdf`);
  assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');
  const { report } = await callAs(page, batchReportCalls.report, { batchId: batch.id });
  const figures = await exported(page);
  assert.equal(figures.length, report.students.length + 1);
  assert.match(figures[0]!, /^Name,Meetings attended,Meetings held/);
  await expectWhole(page, 'a report with its export');

  await page.goto(at('members'));
  await page.locator('[data-row]').first().waitFor();
  const members = await exported(page);
  assert.match(members[0]!, /^Student,E-mail,State/);
  assert.doesNotMatch(members.join('\n'), /[a-z0-9.]{2,}@/);

  const { items: tasks } = await callAs(page, taskCalls.list, { batchId: batch.id });
  const task = tasks.find(({ toGrade, graded }) => toGrade + graded > 0)!;
  await page.goto(`${at('quiz-assignment')}&task=${task.id}&view=submissions`);
  await page.locator('[data-row]').first().waitFor();
  const handedIn = await exported(page);
  const { total } = await callAs(page, submissionCalls.list, { filter: { taskId: `eq:${task.id}` } });
  assert.equal(handedIn.length, total + 1);
});
