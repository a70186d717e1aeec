import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import type { Plan } from '@lectern/contract/commerce';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { pageOf } from './PlanPage';
import { planOf } from './testing';
import { updateOf } from './UpdateScreen';

const urls = { small: '/files/k/small.webp', medium: '/files/k/medium.webp', large: '/files/k/large.webp' };
const file = {
  ...{ id: 50, version: 1, purpose: 'image', name: 'plan.png', mime: 'image/png', bytes: 9, width: 20, height: 10 },
  createdAt: '2026-11-01T00:00:00.000Z',
};
const fixture = serverFixture<{ plan: Plan }>({ plan: planOf() }, (server) => {
  server.on('GET currency/list', () => page([]));
  server.on('GET admin/student-plan-details', () => ({ result: { studentPlan: fixture.plan, uses: [] } }));
  server.on('PUT admin/create-student-plan', () => ({ result: { studentPlan: { ...fixture.plan, version: 2 } } }));
  server.on('GET s3/file', () => ({ result: { file, url: urls.large, urls, uses: [] } }));
  server.on('GET audit/entity', () => ({ result: { items: [], hasMore: false } }));
});
const rights = ['studentPlanList', 'planEdit'] as const;
const showPage = () =>
  showScreens({ '/student-plans/details': pageOf('student', 'info').default }, '/student-plans/details?id=1', [
    ...rights,
  ]);
const showForm = () =>
  showScreens(
    { '/student-plans/update': updateOf('student').default, '/student-plans/details': () => <p>The plan</p> },
    '/student-plans/update?id=1',
    [...rights],
  );

test('the page of a plan shows its description and picture', async () => {
  fixture.plan = planOf({ descriptionHtml: '<p>For two languages.</p>', imageFileId: 50 });
  showPage();
  expect(await screen.findByText('For two languages.')).toBeVisible();
  expect(await screen.findByAltText('Image')).toHaveAttribute('src', urls.medium);
});

test('a plan without either has no such part on its page', async () => {
  fixture.plan = planOf();
  showPage();
  expect(await screen.findByRole('heading', { name: 'Terms of version 1' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
});

test('the form shows both and sends a picture that is taken away', async () => {
  fixture.plan = planOf({ descriptionHtml: '<p>For two languages.</p>', imageFileId: 50 });
  const { user } = showForm();
  expect(await screen.findByText('For two languages.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Remove image' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fixture.server.requestsTo('PUT admin/create-student-plan')).toHaveLength(1));
  expect(fixture.server.requestsTo('PUT admin/create-student-plan')[0]?.body).toEqual({
    ...{ id: 1, version: 1, imageFileId: null },
  });
});

test('a refusal of the picture is on its field', async () => {
  fixture.plan = planOf({ imageFileId: 50 });
  fixture.server.on('PUT admin/create-student-plan', () => ({
    status: 409,
    failure: {
      message: 'This file is not there any more: upload it again',
      error: [{ property: 'imageFileId', constraints: { file: 'This file is not there any more: upload it again' } }],
    },
  }));
  const { user } = showForm();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('This file is not there any more: upload it again')).not.toHaveLength(0);
});
