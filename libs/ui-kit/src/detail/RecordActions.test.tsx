import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { Flow } from '@lectern/contract/flow';
import { useTransitions } from '@lectern/ui-kit/flow';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { book, bookCalls, bookOf, type Book } from '../records/test-book';
import { RecordActions } from './RecordActions';

const withdraw = { to: 'inactive', verb: 'Withdraw', done: 'Withdrawn', danger: true } as const;
const flow: Flow<string, Book> = {
  active: [
    { to: 'lost', verb: 'Report lost', done: 'Lost', needs: ({ tags }) => (tags.length ? undefined : 'Add a tag') },
    withdraw,
  ],
  lost: [withdraw],
};
const [change, restore, remove] = [bookCalls.changeStatus, bookCalls.restore, bookCalls.delete].map(
  ({ method, path }) => `${method} ${path}`,
) as [string, string, string];
const fixture = serverFixture({ row: bookOf(), blocker: undefined as string | undefined }, (api) => {
  api.on(`GET ${bookCalls.detail.path}`, () => ({ result: { book: fixture.row, uses: [] } }));
  for (const each of [change, restore, remove]) api.on(each, () => ({ result: {} }));
});
const sentTo = (request: string) => fixture.server.requestsTo(request).map(({ body }) => body);
const named = { id: 11, version: 1 };

function BookActions() {
  return (
    <RecordActions
      record={book}
      row={fixture.row}
      listPath="/books"
      edit="/book/edit?id=11"
      flow={useTransitions<Book>({ ...book, flow })}
      more={[{ label: 'Lend', onSelect: () => undefined }]}
      deleteBlocker={fixture.blocker}
      consequence={({ title }) => `${title} leaves its shelf.`}
    />
  );
}
const show = (row: Partial<Book> = {}, rights: Parameters<typeof showScreens>[2] = ['skillEdit', 'skillDelete']) => {
  fixture.row = bookOf(row);
  return showScreens({ '/': BookActions, '/books': () => <p>All books</p> }, '/', rights).user;
};
const openMenu = async (user: ReturnType<typeof show>) => {
  await user.click(screen.getByRole('button', { name: 'More actions for Dune' }));
  return screen.findAllByRole('menuitem');
};
const entriesOf = async (user: ReturnType<typeof show>) =>
  (await openMenu(user)).map(({ textContent }) => textContent ?? '');

beforeEach(() => void (fixture.blocker = undefined));

test('the first transition is a button; the menu has the others, further entries, and the deletion last', async () => {
  const user = show();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/book/edit?id=11');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(await entriesOf(user)).toEqual(['Withdraw', 'Lend', 'Delete…']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Report lost' }));
  await waitFor(() => expect(sentTo(change)).toEqual([{ ...named, status: 'lost' }]));
});

test('a transition that takes something away is never the button', async () => {
  const user = show({ status: 'lost' });
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(await entriesOf(user)).toContain('Withdraw');
});

test('a transition that the record is not fit for is a disabled button with the reason', async () => {
  const user = show({ tags: [] });
  const button = screen.getByRole('button', { name: 'Report lost' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Add a tag');
  await user.click(button);
  expect(sentTo(change)).toEqual([]);
});

test('actions without their right are absent, and the link can still be copied', async () => {
  const user = show({}, ['skillList']);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report lost' })).toBeNull();
  expect(await entriesOf(user)).toEqual(['Lend']);
});

test('a deleted record can be restored, and neither edited nor deleted', async () => {
  const user = show({ deletedAt: '2026-11-20T11:39:00.000Z' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report lost' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(sentTo(restore)).toEqual([named]));
  expect(await entriesOf(user)).toEqual(['Lend']);
});

test('a deletion is confirmed with its consequence and leads to the list', async () => {
  const user = show();
  await user.click((await openMenu(user)).at(-1)!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Dune?' }));
  expect(await dialog.findByText('Dune leaves its shelf.')).toBeVisible();
  await dialog.findByText('You can restore it for 30 days.');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('All books')).toBeVisible();
  expect(fixture.server.requestsTo(remove).map(({ query }) => query.toString())).toEqual(['id=11&version=1']);
});

test('a deletion that the state of the record does not allow is disabled with the reason', async () => {
  fixture.blocker = 'Lent books can’t be deleted';
  const user = show();
  const entry = (await openMenu(user)).at(-1)!;
  expect(entry).toHaveTextContent('Delete…Lent books can’t be deleted');
  await user.click(entry);
  expect(screen.queryByRole('dialog')).toBeNull();
});
