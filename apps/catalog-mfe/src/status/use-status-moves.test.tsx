import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { oneToOneCalls } from '@lectern/contract/catalog';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { useStatusMoves, type Move } from './use-status-moves';

const moves: readonly Move[] = [
  { to: 'active', verb: 'Activate', done: 'Activated' },
  { to: 'paused', verb: 'Pause', done: 'Paused', asks: 'Students no longer find it.' },
  { to: 'draft', verb: 'Revert', done: 'Reverted', confirms: 'Its slots stay.' },
];
const row = { id: 5, version: 2 };
const changed = [oneToOneCalls.list];

function Offer() {
  const { actionsOf, dialog } = useStatusMoves({
    call: oneToOneCalls.changeStatus,
    changed,
    nameOf: () => 'Guitar',
    movesOf: () => moves,
  });
  return (
    <>
      {actionsOf(row).map(({ label, onSelect }) => (
        <button key={label} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  );
}
const fixture = serverFixture({}, (api) => api.on('PUT one-to-one/change-status', () => ({ result: {} })));
const show = () => showScreens({ '/': Offer }, '/', ['trainerEdit']).user;
const sent = () => fixture.server.requestsTo('PUT one-to-one/change-status').map(({ body }) => body);
const press = (name: string) => screen.getByRole('button', { name });

test('a way without a question is taken at once', async () => {
  const user = show();
  await user.click(press('Activate'));
  expect(await screen.findByText('Activated')).toBeInTheDocument();
  expect(sent()).toEqual([{ ...row, status: 'active' }]);
});

test('a refused one says why', async () => {
  fixture.server.on('PUT one-to-one/change-status', () => ({ status: 409, failure: { message: 'A slot overlaps' } }));
  const user = show();
  await user.click(press('Activate'));
  expect(await screen.findByText('A slot overlaps')).toBeInTheDocument();
  expect(screen.queryByText('Activated')).toBeNull();
});

test('a way that asks why is sent with the reason, and not without one', async () => {
  const user = show();
  await user.click(press('Pause…'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Students no longer find it.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'On holiday until May');
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent()).toEqual([{ ...row, status: 'paused', reason: 'On holiday until May' }]));
});

test('a way with consequences is confirmed first, and given up by Cancel', async () => {
  const user = show();
  await user.click(press('Revert…'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  await user.click(press('Revert…'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revert' }));
  await waitFor(() => expect(sent()).toEqual([{ ...row, status: 'draft' }]));
});
