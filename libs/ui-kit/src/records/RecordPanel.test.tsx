import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { bookServer, choose, renderBooks } from './books.fixture';
import { bookOf } from './test-book';

const books = bookServer();
const title = () => screen.findByLabelText('Title');

describe('the panel of a record', () => {
  test('adds one, refusals on their fields', async () => {
    const answers = [
      {
        status: 409,
        failure: { message: 'x', error: [{ property: 'tags', constraints: { taken: 'Tag is already in use' } }] },
      },
    ];
    books.server.on('POST book', () => answers.pop() ?? { result: { book: bookOf({ id: 13 }) } });
    const { user, router } = renderBooks('?id=new');
    await user.type(await title(), 'Persuasion');
    const add = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add book' }));
    await add();
    expect(await screen.findByText('Tag is already in use')).toBeInTheDocument();
    await add();
    expect(await screen.findAllByText('Added')).not.toHaveLength(0);
    expect(books.server.requestsTo('POST book').at(-1)?.body).toEqual({
      title: 'Persuasion',
      shelfId: 2,
      slug: null,
      notes: '',
      tags: [],
      status: 'active',
    });
    expect(router.state.location.search).not.toContain('id=new');
    expect(books.server.toasts).toEqual([]);
  });

  test('names the kind of a record above its name, and typing on changes nothing in it', async () => {
    const { user } = renderBooks('?id=11');
    expect(await title()).toHaveValue('Dune');
    const panel = screen.getByRole('dialog', { name: 'Dune' });
    expect(panel).toHaveAccessibleDescription('Book');
    await user.keyboard('Emma');
    expect(await title()).toHaveValue('Dune');
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  });

  test('names the kind of a new record in its title alone, and begins in its first field', async () => {
    const { user } = renderBooks('?id=new');
    await title();
    expect(screen.getByRole('dialog', { name: 'New book' })).not.toHaveAccessibleDescription();
    await user.keyboard('Emma');
    expect(await title()).toHaveValue('Emma');
  });

  test('sends only the changes, with the version that was read', async () => {
    books.server.on('PUT book', () => ({ result: { book: bookOf({ version: 2, title: 'Dunes' }) } }));
    const { user } = renderBooks('?id=11');
    await user.type(await title(), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Saved')).not.toHaveLength(0);
    expect(books.server.requestsTo('PUT book')[0]?.body).toEqual({ id: 11, version: 1, title: 'Dunes' });
  });

  test('a further button saves the form with its own values', async () => {
    books.server.on('PUT book', () => ({ result: { book: bookOf({ version: 2 }) } }));
    const { user } = renderBooks('?id=11');
    await user.type(await title(), 's');
    await user.click(screen.getByRole('button', { name: 'Lost' }));
    await waitFor(() =>
      expect(books.server.requestsTo('PUT book')[0]?.body).toEqual({
        id: 11,
        version: 1,
        title: 'Dunes',
        status: 'lost',
      }),
    );
  });

  test('a stale save shows yours and theirs, and saves what the person chooses on top of theirs', async () => {
    const theirs = bookOf({ version: 2, title: 'Theirs', shelfId: 7, status: 'lost' });
    books.server.on('PUT book', ({ body }) =>
      body['version'] === 1
        ? { status: 409, failure: { message: 'Somebody else has changed this', result: theirs } }
        : { result: { book: theirs } },
    );
    const { user } = renderBooks('?id=11');
    await user.clear(await title());
    await user.type(await title(), 'Mine');
    books.rows = [theirs];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved this book while you were editing' });
    expect(dialog).toHaveTextContent('Shelf theirs: no. 7');
    expect(dialog).toHaveTextContent('Status theirs: Lost');
    await user.click(within(dialog).getByRole('radio', { name: /Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }));
    await waitFor(() =>
      expect(books.server.requestsTo('PUT book').at(-1)?.body).toEqual({ id: 11, version: 2, title: 'Mine' }),
    );
  });

  test('locks the fields for readers, and names the missing right', async () => {
    renderBooks('?id=11', ['skillList']);
    expect(await title()).toBeDisabled();
    expect(screen.getByText('View only. You need the permission “Edit skills”.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('locks a deleted record and says where to restore it', async () => {
    books.rows = [bookOf({ deletedAt: '2026-11-20T11:39:00.000Z' })];
    renderBooks('?id=11');
    expect(await screen.findByText('Deleted. Restore it in Recently deleted to change it.')).toBeInTheDocument();
  });

  test('says so when the record of the address is not there', async () => {
    renderBooks('?id=4711');
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  });
});

describe('deleting a record', () => {
  test('asks, deletes, and says how long it can be restored', async () => {
    books.server.on('DELETE book', () => ({ result: { restorableUntil: '2026-12-21T00:00:00.000Z' } }));
    const { user } = renderBooks();
    await choose(user, 'Dune', 'Delete…');
    await screen.findByText('You can restore it for 30 days.');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Deleted. You can restore it for 30 days.')).not.toHaveLength(0);
    expect(books.server.requestsTo('DELETE book')[0]?.query.toString()).toBe('id=11&version=1');
  });

  test('says what it means for this record besides', async () => {
    books.rows = [bookOf({ status: 'lost' })];
    const { user } = renderBooks();
    await choose(user, 'Dune', 'Delete…');
    expect(await screen.findByText('It is lost already.')).toBeInTheDocument();
  });

  test('is not offered for a record in use, with the counts', async () => {
    books.uses = [{ kind: 'skills', count: 2 }];
    const { user } = renderBooks();
    await choose(user, 'Dune', 'Delete…');
    expect(await screen.findByText('Dune is still used by 2 skills.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows the refusal when a use came in between', async () => {
    books.server.on('DELETE book', () => ({ status: 409, failure: { message: 'Dune is still used by 1 skill' } }));
    const { user } = renderBooks();
    await choose(user, 'Dune', 'Delete…');
    await screen.findByText('You can restore it for 30 days.');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Dune is still used by 1 skill');
  });

  test('after "Save and leave" deletes what has just been saved', async () => {
    const saved = bookOf({ version: 2, title: 'Dunes' });
    books.server.on('PUT book', () => {
      books.rows = [saved];
      return { result: { book: saved } };
    });
    books.server.on('DELETE book', () => ({ result: { restorableUntil: '2026-12-21T00:00:00.000Z' } }));
    const { user } = renderBooks('?id=11');
    await user.type(await title(), 's');
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Dunes?' });
    await within(question).findByText('You can restore it for 30 days.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(books.server.requestsTo('DELETE book').map(({ query }) => query.toString())).toEqual(['id=11&version=2']),
    );
  });
});
