import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, link, names, categoryScreenFixture } from './category-screen.fixture';
import { page } from '@lectern/ui-kit/testing';

const fixture = categoryScreenFixture();

test('shows the tree and its size, and keeps open nodes in the address', async () => {
  const { user, router } = fixture.show();
  await link('Science');
  expect(names()).toEqual(['Science', 'Mathematics', 'Languages']);
  expect(screen.getByText('8 categories, 3 levels')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Expand Science' }));
  expect(names()).toContain('Physics');
  expect(router.state.location.search).toBe(`?open=${fixture.at('Science')}`);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(names()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(names()).toHaveLength(3);
});

test('an address restores search, filter and open nodes', async () => {
  fixture.show('?q=organic&filter%5Bstatus%5D=eq:active');
  await link('Organic');
  expect(names()).toEqual(['Science', 'Chemistry', 'Inorganic', 'Organic']);
  expect(screen.getByLabelText('Category name')).toHaveValue('organic');
  expect(screen.getByRole('button', { name: 'Remove filter Status' })).toBeInTheDocument();
  expect(screen.getByText('2 of 8 categories')).toBeInTheDocument();
});

test('a search without a match names the search and can be cleared', async () => {
  const { user } = fixture.show('?q=roshan');
  expect(await screen.findByText('No category found')).toBeInTheDocument();
  expect(screen.getByText(/Name contains “roshan”/)).toHaveTextContent(
    'Without filters there are 8 categories, 3 levels.',
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await link('Science')).toBeInTheDocument();
});

test('without categories it says what they are and offers to add one', async () => {
  fixture.rows = [];
  const { user } = fixture.show();
  await user.click(await screen.findByRole('button', { name: 'New category' }));
  expect(await screen.findByRole('dialog', { name: 'New category' })).toBeInTheDocument();
});

test('a tree that fails to load says why, with a reference, and Retry loads it', async () => {
  fixture.server.on('GET category/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  const { user } = fixture.show();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The category tree could not be loaded. Unable to process request. Reference ref-1',
  );
  fixture.server.on('GET category/list', () => page(fixture.rows));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await link('Science')).toBeInTheDocument();
  expect(fixture.server.toasts).toEqual([]);
});

test('without the right to edit the same screen is read-only', async () => {
  const { user } = fixture.show('', ['categoryList']);
  await link('Science');
  expect(screen.queryByRole('button', { name: 'New category' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Recently deleted' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move Science' })).toBeNull();
  await choose(user, 'Science', 'Open');
  expect(await screen.findByLabelText('Name')).toBeDisabled();
  expect(screen.getByText('View only. You need the permission “Edit categories”.')).toBeInTheDocument();
});

test('the row menu changes the status', async () => {
  fixture.server.on('PUT category/change-status', ({ body }) => {
    fixture.change(Number(body['id']), { status: 'inactive' });
    return { result: { category: fixture.rowOf('Languages') } };
  });
  const { user } = fixture.show();
  await choose(user, 'Languages', 'Deactivate');
  await waitFor(() =>
    expect(
      within(screen.getByRole('link', { name: 'Languages' }).closest('tr')!).getByText('Inactive'),
    ).toBeInTheDocument(),
  );
  expect(fixture.server.requestsTo('PUT category/change-status')[0]?.body).toEqual({
    id: fixture.at('Languages'),
    version: 1,
    status: 'inactive',
  });
});
