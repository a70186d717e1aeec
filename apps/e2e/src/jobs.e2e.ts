import { jobPostCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('Jobs: the whole job by keyboard: its proposals are compared, one is put on the shortlist and accepted, and the award is taken back', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/job?q=weekly+javascript');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, choose, untilClosed } = keysOf(page);
  await row('Weekly lessons: JavaScript').waitFor();
  await choose('Weekly lessons: JavaScript', 'Proposals');
  await page.getByRole('heading', { level: 1, name: 'Weekly lessons: JavaScript' }).waitFor();
  const [one, other] = (await callAs(page, jobPostCalls.proposals, { filter: { jobId: 'eq:1' } })).items;
  if (!one || !other) throw new Error('the demo has no proposals for the first job');

  await choose(one.trainerName, 'Add to comparison');
  await choose(other.trainerName, 'Add to comparison');
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await comparison.getByRole('heading', { name: other.trainerName }).waitFor();
  await choose(one.trainerName, one.status === 'shortlisted' ? 'Take off the shortlist' : 'Shortlist');
  await untilClosed();
  await comparison
    .getByRole('region', { name: one.trainerName })
    .getByText(one.status === 'shortlisted' ? 'Submitted' : 'Shortlisted')
    .waitFor();
  await choose(other.trainerName, 'Accept…');
  await page.getByRole('dialog').getByText('The job is awarded.').waitFor();
  await press('Accept');
  await row(other.trainerName).getByText('Accepted').waitFor();
  await row(one.trainerName).getByText('Another proposal was accepted').waitFor();

  await untilClosed();
  await press('Open again…');
  await page.getByLabel('Reason').focus();
  await keyboard.type('The trainer has no time');
  await press('Open again');
  await row(other.trainerName).getByText('The trainer has no time').waitFor();
  await row(one.trainerName).getByText('Another proposal was accepted').waitFor({ state: 'detached' });
});
