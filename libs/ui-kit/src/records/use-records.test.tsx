import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { page } from '../testing';
import { bookServer, choose, renderBooks } from './books.fixture';
import { bookOf } from './test-book';

const books = bookServer();
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the list of a record', () => {
  test('is read in its default order', async () => {
    renderBooks();
    expect(await row('Dune')).toHaveTextContent('Available');
    expect(books.server.requestsTo('GET book/list')[0]?.query.get('sort')).toBe('title');
  });

  test('says that there is none yet, and offers to add one if the person may', async () => {
    books.rows = [];
    const { user, router } = renderBooks();
    expect(await screen.findByText('No books yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add book' }));
    expect(router.state.location.search).toBe('?id=new');
    expect(await screen.findByRole('dialog', { name: 'New book' })).toBeInTheDocument();
  });

  test('changes a status at once, and says so when somebody else was faster', async () => {
    books.server.on('PUT book/change-status', () => ({ result: { book: bookOf({ status: 'inactive', version: 2 }) } }));
    const { user } = renderBooks();
    await choose(user, 'Dune', 'Deactivate');
    expect(await screen.findAllByText('Deactivated')).not.toHaveLength(0);
    expect(books.server.requestsTo('PUT book/change-status')[0]?.body).toEqual({
      id: 11,
      version: 1,
      status: 'inactive',
    });
    books.server.on('PUT book/change-status', () => ({
      status: 409,
      failure: { message: 'Somebody else has changed this', result: bookOf({ version: 3 }) },
    }));
    await choose(user, 'Emma', 'Activate');
    await waitFor(() => expect(books.server.toasts).toEqual(['Somebody else has changed this']));
  });

  test('offers readers no action that writes', async () => {
    const { user } = renderBooks('', ['skillList']);
    await row('Dune');
    for (const name of ['Add book', 'Recently deleted']) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Dune' }));
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Open']);
  });

  test('restores a deleted row, and says why it can’t', async () => {
    books.server.on('GET book/list', () => page([bookOf({ version: 4, deletedAt: '2026-11-20T11:39:00.000Z' })]));
    books.server.on('PUT book/restore', () => ({
      status: 409,
      failure: { message: 'x', error: [{ property: 'title', constraints: { taken: 'Title is already in use' } }] },
    }));
    const { user } = renderBooks('?deleted=only');
    await choose(user, 'Dune', 'Restore');
    expect(
      await screen.findAllByText('Not restored: Title is already in use. Change the other record first.'),
    ).not.toHaveLength(0);
    books.server.on('PUT book/restore', () => ({ result: { book: bookOf() } }));
    await choose(user, 'Dune', 'Restore');
    expect(await screen.findAllByText('Restored')).not.toHaveLength(0);
    expect(books.server.requestsTo('PUT book/restore').at(-1)?.body).toEqual({ id: 11, version: 4 });
  });

  test('neither shows nor requests Recently deleted without the right to delete', async () => {
    renderBooks('?deleted=only', ['skillList', 'skillEdit']);
    expect(await screen.findByText('Not allowed to access')).toBeInTheDocument();
    expect(books.server.requestsTo('GET book/list')).toEqual([]);
  });
});
