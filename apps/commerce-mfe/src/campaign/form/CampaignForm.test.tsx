import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { campaignCouponOf } from '../testing';
import CreateScreen from './CreateScreen';
import UpdateScreen from './UpdateScreen';

const fixture = serverFixture({ coupon: campaignCouponOf() }, (server) => {
  server.on('GET currency/list', () =>
    page([{ code: 'INR', name: 'Indian rupee', symbol: '₹', exponent: 2, active: true, sortOrder: 1, version: 1 }]),
  );
  server.on('GET admin/coupon', () => ({ result: { coupon: fixture.coupon, codes: [] } }));
  server.on('GET admin/coupon/marketing-quiz-list', () => ({
    result: { items: [{ id: 4, title: 'Mental maths', questionCount: 20, totalMarks: 40, usedIn: ['Onam quiz'] }] },
  }));
});
const screens = {
  '/marketing-coupon/create': CreateScreen,
  '/marketing-coupon/update': UpdateScreen,
  '/marketing-coupon/view': () => <p>The campaign</p>,
};
const show = (at: string) => showScreens(screens, at, ['settings', 'marketingCouponEdit']).user;
const edited = () =>
  campaignCouponOf({ entries: 0, codesMade: 0 }, { endsAt: '2026-12-31T18:30:00.000Z', totalLimit: null });

test('a new campaign is sent once, with its quiz and window, as a draft without a code', async () => {
  fixture.server.on('POST admin/coupon/create', () => ({ result: { coupon: campaignCouponOf() } }));
  const user = show('/marketing-coupon/create');
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Diwali Maths Challenge');
  await fill(screen.getByRole('combobox', { name: 'Quiz' }), 'men');
  await user.click(await screen.findByRole('option', { name: /Mental maths/ }));
  expect(screen.getByText('20 questions, 40 marks · used in Onam quiz')).toBeVisible();
  await fill(screen.getByLabelText('Entries from'), '01/11/2036');
  await fill(screen.getByLabelText('Entries until'), '15/11/2036');
  await fill(screen.getByRole('textbox', { name: 'Prefix of the codes' }), 'diwm');
  await fill(screen.getByRole('textbox', { name: 'Number of codes' }), '500');
  await fill(screen.getByRole('textbox', { name: 'Winners' }), '20');
  await fill(screen.getByRole('textbox', { name: 'Percent off' }), '100');
  await fill(screen.getByLabelText('Valid until'), '31/12/2036');
  await user.dblClick(screen.getByRole('button', { name: 'Create marketing coupon' }));
  expect(await screen.findByText('The campaign')).toBeVisible();
  const sent = fixture.server.requestsTo('POST admin/coupon/create');
  expect(sent).toMatchObject([
    {
      body: {
        ...{ kind: 'marketing', status: 'draft', audience: 'everyone' },
        campaign: { quizId: 4, codePrefix: 'diwm', codeCount: 500, winners: 20, minPercent: 0 },
      },
    },
  ]);
  expect(sent[0]?.body).not.toHaveProperty('code');
});

test('errors of the API are shown on the fields of the campaign', async () => {
  fixture.server.on('PUT admin/coupon/update', () => ({
    status: 409,
    failure: {
      message: 'Not saved',
      error: [
        { property: 'campaign.winners', constraints: { fixed: 'Winners can only be fewer now' } },
        { property: 'campaign.entryEndsAt', constraints: { later: 'Entries may only close later' } },
      ],
    },
  }));
  fixture.coupon = edited();
  const user = show('/marketing-coupon/update?id=1');
  await user.type(await screen.findByRole('textbox', { name: 'Winners' }), '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Winners can only be fewer now')).toBeVisible();
  expect(screen.getByText('Entries may only close later')).toBeVisible();
  expect(screen.getByText('2 fields to correct')).toBeVisible();
});

test('entries fix the quiz and the start of the window, and the form says so', async () => {
  fixture.coupon = campaignCouponOf({ entries: 3 });
  show('/marketing-coupon/update?id=1');
  expect(await screen.findByText(/There are entries: quiz and start/)).toBeVisible();
  expect(screen.getByLabelText('Quiz')).toBeDisabled();
  expect(screen.getByLabelText('Entries from')).toBeDisabled();
  expect(screen.getByLabelText('Entries until')).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Winners' })).toBeEnabled();
});
