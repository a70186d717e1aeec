import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { oneToOneCalls } from '@lectern/contract/catalog';
import type { Flow } from '@lectern/contract/flow';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { useTransitions } from './use-transitions';

const flow: Flow<string, { readonly slots: number }> = {
  draft: [
    { to: 'active', verb: 'Activate', done: 'Activated' },
    { to: 'paused', verb: 'Pause', done: 'Paused', reason: 'required', means: 'Students no longer find it.' },
    { to: 'revised', verb: 'Revert', done: 'Reverted', means: ({ slots }) => `Its ${slots} slots stay.` },
    { to: 'published', verb: 'Publish', done: 'Published', needs: ({ slots }) => `Only ${slots} slots` },
    { to: 'archived', verb: 'Archive', done: 'Archived', right: 'coursePublish' },
  ],
};
const named = { id: 5, version: 2 };
const row = { ...named, status: 'draft', slots: 3 };
const record = { calls: oneToOneCalls, flow, changed: [oneToOneCalls.list], nameOf: () => 'Guitar' };

function Offer() {
  const { actionsOf, question } = useTransitions<typeof row & { readonly deletedAt?: string }>(record);
  return (
    <>
      {[...actionsOf(row), ...actionsOf({ ...row, deletedAt: '2026-11-20T11:39:00.000Z' })].map((action) => (
        <button key={action.label} type="button" title={action.disabledReason} onClick={action.onSelect}>
          {action.label}
        </button>
      ))}
      {question}
    </>
  );
}
const fixture = serverFixture({}, (api) => api.on('PUT one-to-one/change-status', () => ({ result: {} })));
const show = (rights: Parameters<typeof showScreens>[2] = ['oneToOneEdit']) =>
  showScreens({ '/': Offer }, '/', rights).user;
const sent = () => fixture.server.requestsTo('PUT one-to-one/change-status').map(({ body }) => body);
const press = (name: string) => screen.getByRole('button', { name });

test('a transition without a consequence is made without a question', async () => {
  const user = show();
  await user.click(press('Activate'));
  expect(await screen.findByText('Activated')).toBeInTheDocument();
  expect(sent()).toEqual([{ ...named, status: 'active' }]);
});

test('a refused one says why', async () => {
  fixture.server.on('PUT one-to-one/change-status', () => ({ status: 409, failure: { message: 'A slot overlaps' } }));
  const user = show();
  await user.click(press('Activate'));
  expect(await screen.findByText('A slot overlaps')).toBeInTheDocument();
  expect(screen.queryByText('Activated')).toBeNull();
});

test('a transition with a reason is sent with it, and not without', async () => {
  const user = show();
  await user.click(press('Pause…'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Students no longer find it.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'On holiday until May');
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent()).toEqual([{ ...named, status: 'paused', reason: 'On holiday until May' }]));
});

test('a transition with a consequence is confirmed first, and given up by Cancel', async () => {
  const user = show();
  await user.click(press('Revert…'));
  expect(await screen.findByText('Its 3 slots stay.')).toBeInTheDocument();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  await user.click(press('Revert…'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revert' }));
  await waitFor(() => expect(sent()).toEqual([{ ...named, status: 'revised' }]));
});

test('a transition that the row is not fit for is offered with its cause', () => {
  show();
  expect(press('Publish')).toHaveAttribute('title', 'Only 3 slots');
});

test('transitions are offered by the right of the call and by their own', () => {
  show(['oneToOneList']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a transition with a right of its own is offered to its holders alone', () => {
  show(['oneToOneEdit', 'coursePublish']);
  expect(press('Archive')).toBeInTheDocument();
});
