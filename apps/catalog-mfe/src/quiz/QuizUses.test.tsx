import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Right } from '@lectern/contract';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { QuizUses } from './QuizUses';

serverFixture({}, () => undefined);
const campaign = { kind: 'campaign', title: 'Diwali quiz', ownerId: 7, ownerTitle: 'Diwali quiz' } as const;
const lesson = { kind: 'lesson', title: 'Rings', ownerId: 9, ownerTitle: 'Old instruments' } as const;
const show = (rights: readonly Right[]) =>
  showScreens({ '/quiz': () => <QuizUses uses={[campaign, lesson]} /> }, '/quiz', rights);

test('a campaign that has the quiz leads to its page, as a lesson does to its course', async () => {
  show(['settings']);
  expect(await screen.findByRole('link', { name: 'Campaign “Diwali quiz”' })).toHaveAttribute(
    'href',
    '/marketing-coupon/view?id=7',
  );
  expect(screen.getByRole('link', { name: 'Lesson “Rings” of the course “Old instruments”' })).toHaveAttribute(
    'href',
    '/course/detail/curriculum?id=9',
  );
});

test('a campaign is named without a link to people who may not open it', async () => {
  show(['courseList']);
  expect(await screen.findByText('Campaign “Diwali quiz”')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Campaign/ })).toBeNull();
});
