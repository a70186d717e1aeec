/** A campaign from the entry of a student to the code of the winner. */
import { couponCalls } from '@lectern/contract/commerce';
import { withDatabase } from './accounts/setup';
import { newCoupon } from './coupons/setup';
import { callAs } from './faqs/setup';
import { expect, test } from './fixtures';
import { expectAxeClean, expectWhole, see, signInAs, until } from './harness';

const hour = 3_600_000;

/** Lets the time of entries be over. */
const closeEntries = (dataFolder: string, id: number): Promise<void> =>
  withDatabase(dataFolder, async (database) => {
    await database.query('begin; set local session_replication_role = replica');
    await database.query(
      `update marketing_coupons set entry_ends_at = clock_timestamp() - interval '1 second' where coupon_id = $1`,
      [id],
    );
    await database.query('commit');
  });

test('a student answers the quiz of a campaign, staff declare the result, and the winner has the code', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/marketing-coupon/listing');
  await page.locator('[data-row]').first().waitFor();
  const { items } = await callAs(page, couponCalls.list, { filter: { kind: 'eq:marketing' } });
  const campaign = {
    ...{ quizId: items[0]?.campaign?.quizId ?? 0, codePrefix: 'EEE', codeCount: 2, winners: 1, minPercent: 0 },
    entryStartsAt: new Date(Date.now() - hour).toISOString(),
    entryEndsAt: new Date(Date.now() + hour).toISOString(),
  };
  const { id, name } = await newCoupon(page, { code: undefined, kind: 'marketing', totalLimit: null, campaign });
  await until('the codes are made', async () => (await callAs(page, couponCalls.codeCounts, { id })).unused === 2);
  const { version } = (await callAs(page, couponCalls.detail, { id })).coupon;
  await callAs(page, couponCalls.changeStatus, { id, version, status: 'active' });

  const student = await newProfile();
  await signInAs(student, console.url, 15, '/student-area');
  const quizzes = student.getByRole('region', { name: 'Quizzes with prizes' });
  await quizzes.getByRole('button', { name: `Enter ${name}` }).click();
  await student.getByRole('button', { name: 'Begin' }).click();
  const entry = student.getByRole('dialog', { name });
  await entry.getByRole('radio').or(entry.getByRole('checkbox')).first().check();
  await entry.getByText(/^\d+:\d\d left · 1 of/).waitFor();
  await expectAxeClean(student, 'an open entry');
  await expectWhole(student, 'an open entry');
  // Written answers and the time are there after a reload.
  await student.reload();
  await quizzes.getByRole('button', { name: `Go on with ${name}` }).click();
  await entry.getByText(/^\d+:\d\d left · 1 of/).waitFor();
  await entry.getByRole('button', { name: 'Send answers' }).click();
  const question = student.getByRole('dialog', { name: 'Send your answers?' });
  await question.getByRole('button', { name: 'Send answers' }).click();
  const sent = student.getByRole('dialog', { name: 'Your answers are sent' });
  await sent.getByText(/The result is not declared yet\.$/).waitFor();
  await sent.getByRole('button', { name: 'Close' }).last().click();

  await closeEntries(console.dataFolder, id);
  await page.goto(`${console.url}/marketing-coupon/view?id=${id}`);
  await page.getByRole('button', { name: 'Declare result…' }).click();
  const declaration = page.getByRole('dialog', { name: `Declare the result of ${name}?` });
  await declaration.getByText('1 code ends and can never be used.').waitFor();
  // The dialog grows with the winners, and a click may miss its button meanwhile.
  await declaration.getByText(/^Ranks as of /).waitFor();
  const declare = declaration.getByRole('button', { name: 'Declare 1 winner' });
  await declare.click();
  await declaration.getByText(`This is not the name. Type ${name}`).waitFor();
  await declaration.getByLabel(`Type ${name} to confirm`).fill(name);
  await expectAxeClean(page, 'a declaration');
  await declare.click();
  await see(page, 'Result declared: 1 winner, 1 mail waits to be sent');
  const code =
    (await callAs(page, couponCalls.codes, { id })).items.find(({ state }) => state === 'unused')?.code ?? '';
  await expect(page.getByText(code)).toBeVisible();

  await student.reload();
  await quizzes.getByText(code).waitFor();
});
