import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { AgencyDetail, TrainerDetail } from '@lectern/contract/people';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { AgencyActions } from '../agency/detail/AgencyActions';
import { TrainerActions } from '../trainer/detail/TrainerActions';

const person = {
  id: 7,
  version: 3,
  name: 'Asha Rao',
  status: 'changes_asked',
  accountStatus: 'active',
  batchesNow: 2,
  onboardingStep: 5,
  updatedAt: '2026-11-20T10:00:00.000Z',
  deletedAt: null as string | null,
};
const fixture = serverFixture({ person }, (api) => {
  for (const call of ['trainer/submit', 'trainer/suspend', 'agency/suspend'])
    api.on(`POST ${call}`, () => ({ result: {} }));
});
const Trainer = () => <TrainerActions trainer={fixture.person as unknown as TrainerDetail} />;
const Agency = () => <AgencyActions agency={fixture.person as unknown as AgencyDetail} />;
const rights = [
  ...(['trainerEdit', 'trainerDelete', 'trainerVerify', 'personErase'] as const),
  ...(['agencyEdit', 'agencyDelete', 'agencyVerify'] as const),
];

const screens = { '/trainer': Trainer, '/agency': Agency, '/agency/onboarding': () => <p>Steps</p> };

const show = (given: Partial<typeof person>, allowed: Parameters<typeof showScreens>[2] = rights, at = '/trainer') => {
  fixture.person = { ...person, ...given };
  return showScreens(screens, at, allowed);
};
const entries = async (user: ReturnType<typeof show>['user']) => {
  await user.click(screen.getByRole('button', { name: 'More actions for Asha Rao' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

test('a trainer is submitted by a button, and suspended with a reason', async () => {
  const { user } = show({});
  await user.click(screen.getByRole('button', { name: 'Submit for verification' }));
  await waitFor(() => expect(fixture.server.requestsTo('POST trainer/submit')[0]?.body).toEqual({ id: 7, version: 3 }));
  expect(await entries(user)).toEqual(['Suspend…', 'Permanently erase…', 'Delete…']);
  await user.click(screen.getByRole('menuitem', { name: 'Suspend…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Asha Rao?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Missed three lessons');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('POST trainer/suspend')[0]?.body).toEqual({
      ...{ id: 7, version: 3 },
      ...{ reason: 'Missed three lessons', confirm: true },
    }),
  );
});

test('a verified trainer is not submitted, and the suspension is not the main button', async () => {
  const { user } = show({ status: 'verified' });
  expect(screen.queryByRole('button', { name: 'Submit for verification' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Suspend…' })).toBeNull();
  expect(await entries(user)).toContain('Suspend…');
});

test('a trainer without rights for the user has no actions but the link', () => {
  show({}, ['trainerList']);
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['Copy link']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a deleted trainer can be restored and erased', async () => {
  const { user } = show({ deletedAt: '2026-11-20T10:00:00.000Z' });
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(await entries(user)).toEqual(['Permanently erase…']);
});

test('an erased person has no actions but the link', () => {
  show({ accountStatus: 'erased', deletedAt: '2026-11-20T10:00:00.000Z' });
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['Copy link']);
});

test('an agency goes on with its onboarding while that is due, and is edited from the menu', async () => {
  const { user, router } = show({ onboardingStep: 2 }, rights, '/agency');
  expect(screen.queryByRole('button', { name: 'Submit for verification' })).toBeNull();
  expect(await entries(user)).toEqual(['Suspend…', 'Edit', 'Permanently erase…', 'Delete…']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Continue onboarding' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/agency/onboarding'));
});
