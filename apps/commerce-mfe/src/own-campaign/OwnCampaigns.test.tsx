import '@testing-library/jest-dom';
import { cleanup, screen, within } from '@testing-library/react';
import type { OwnCampaign } from '@lectern/contract/commerce';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { keptAnswers } from './kept-answers';
import OwnCampaigns from './OwnCampaigns';
import { ownCampaignOf, startedEntry } from './testing';

const fixture = serverFixture({ items: [] as OwnCampaign[], entry: startedEntry() }, (server) => {
  localStorage.clear();
  fixture.entry = startedEntry();
  server.on('GET marketing/own', () => ({ result: { items: fixture.items } }));
  server.on('POST marketing/start', () => ({ result: fixture.entry }));
  server.on('POST marketing/submit', () => {
    fixture.items = [ownCampaignOf({ state: 'sent', percent: 66.67 })];
    return { result: { marks: 4, totalMarks: 6, percent: 66.67 } };
  });
});
const show = (items: readonly OwnCampaign[], impersonated = false) => {
  fixture.items = [...items];
  return showScreens({ '/': () => <OwnCampaigns userId={7} impersonated={impersonated} /> }, '/', []).user;
};
const enter = async (user: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Enter Diwali Maths Challenge' }));
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  return within(await screen.findByRole('dialog', { name: 'Diwali Maths Challenge' }));
};

test('a tab that is closed loses no answer: going on finds them, and they are sent once', async () => {
  const user = show([ownCampaignOf()]);
  const dialog = await enter(user);
  await user.click(dialog.getByRole('radio', { name: 'Four' }));
  await user.type(dialog.getByRole('textbox', { name: 'Your number' }), '42');
  cleanup();
  sessionStorage.clear();

  const again = show([ownCampaignOf({ state: 'started', entryId: 7 })]);
  await again.click(await screen.findByRole('button', { name: 'Go on with Diwali Maths Challenge' }));
  const back = within(await screen.findByRole('dialog', { name: 'Diwali Maths Challenge' }));
  expect(back.getByRole('radio', { name: 'Four' })).toBeChecked();
  expect(back.getByRole('textbox', { name: 'Your number' })).toHaveValue('42');
  await again.click(back.getByRole('button', { name: 'Send answers' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send your answers?' }));
  expect(question.getByText(/^1 question has no answer/)).toBeVisible();
  await again.dblClick(question.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText(/You have 4 of 6 marks, which is 66.67%/)).toBeVisible();
  expect(fixture.server.requestsTo('POST marketing/submit')).toMatchObject([
    {
      body: {
        entryId: 7,
        answers: [
          { questionId: 1, optionIds: [12], text: '' },
          { questionId: 2, optionIds: [], text: '42' },
        ],
      },
    },
  ]);
  expect(keptAnswers(7)).toEqual({});
});

test('the time is the server’s, and answers are sent by themselves when it is over', async () => {
  fixture.entry = startedEntry(1);
  const user = show([ownCampaignOf()]);
  await user.click(await screen.findByRole('button', { name: 'Enter Diwali Maths Challenge' }));
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  expect(await screen.findByText(/You have 4 of 6 marks/)).toBeVisible();
  expect(fixture.server.requestsTo('POST marketing/submit')).toHaveLength(1);
});

test('a refused entry says why and keeps the answers', async () => {
  fixture.server.on('POST marketing/submit', () => ({
    status: 409,
    failure: { message: 'Entries closed on 15 Nov 2026, 20:00' },
  }));
  const user = show([ownCampaignOf()]);
  const dialog = await enter(user);
  await user.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Thiruvananthapuram');
  await user.click(dialog.getByRole('button', { name: 'Send answers' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send your answers?' }));
  await user.click(question.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText('Entries closed on 15 Nov 2026, 20:00')).toBeVisible();
  expect(await dialog.findByRole('textbox', { name: 'Your answer' })).toHaveValue('Thiruvananthapuram');
});

test('a winner copies the code until it ends; the others see their score', async () => {
  const won = { state: 'won', rank: 3, percent: 100, code: 'DIWMAB23CDEF', codeState: 'unused' } as const;
  show([
    ownCampaignOf({ ...won, codeEndsAt: '2026-12-31T18:30:00.000Z' }),
    ownCampaignOf({ couponId: 2, name: 'Onam quiz', state: 'lost', percent: 50, rank: 80 }),
    ownCampaignOf({ ...won, couponId: 3, codeState: 'used', codeEndsAt: '2026-12-31T18:30:00.000Z' }),
  ]);
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Use your code until 31 Dec 2026.');
  expect(first).toHaveTextContent('rank 3');
  expect(within(first!).getByRole('button', { name: 'Copy code' })).toBeVisible();
  expect(second).toHaveTextContent('your score is 50.00%');
  expect(third).toHaveTextContent('Used');
  expect(third).not.toHaveTextContent('Use your code');
});

test('the time limit and the number of questions are there in words before an entry begins', async () => {
  const user = show([ownCampaignOf({ questionCount: 1, timeLimitSeconds: 630 })]);
  expect(await screen.findByText('10 minutes 30 seconds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter Diwali Maths Challenge' }));
  expect(await screen.findByText(/There is 1 question\. You can enter once\./)).toBeVisible();
});

test('a person who acts for the student enters nothing; without campaigns that is said', async () => {
  show([ownCampaignOf()], true);
  expect(await screen.findByText('Diwali Maths Challenge')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enter/ })).toBeNull();
  cleanup();
  show([]);
  expect(await screen.findByText('No quiz with prizes is open.')).toBeVisible();
});
