import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { CategoryRow } from '@lectern/contract/catalog';
import { choose, link, categoryScreenFixture } from './category-screen.fixture';
import { page } from '@lectern/ui-kit/testing';

const fixture = categoryScreenFixture();

describe('recently deleted', () => {
  const gone = (): CategoryRow => ({
    ...fixture.rowOf('Algebra'),
    id: 77,
    name: 'Trigonometry',
    version: 4,
    deletedAt: '2026-11-20T11:39:00.000Z',
  });

  test('lists restorable categories and restores them', async () => {
    let deleted = [gone()];
    fixture.server.on('GET category/list', ({ query }) =>
      page(query.get('deleted') === 'only' ? deleted : fixture.rows),
    );
    fixture.server.on('PUT category/restore', () => {
      deleted = [];
      return { result: { category: gone() } };
    });
    const { user } = fixture.show();
    await link('Science');
    await user.click(screen.getByRole('button', { name: 'Recently deleted' }));
    expect(await screen.findByRole('heading', { name: 'Recently deleted categories' })).toBeInTheDocument();
    await choose(user, 'Trigonometry', 'Restore');
    expect(await screen.findByText('Nothing was deleted in the last 30 days')).toBeInTheDocument();
    expect(fixture.server.requestsTo('PUT category/restore')[0]?.body).toEqual({ id: 77, version: 4 });
    await user.click(screen.getByRole('button', { name: 'Back to categories' }));
    expect(await link('Science')).toBeInTheDocument();
  });

  test('says why one can’t be restored', async () => {
    fixture.server.on('GET category/list', ({ query }) =>
      page(query.get('deleted') === 'only' ? [gone()] : fixture.rows),
    );
    fixture.server.on('PUT category/restore', () => ({
      status: 409,
      failure: {
        message: 'Name is already in use',
        error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }],
      },
    }));
    const { user } = fixture.show('?deleted=only');
    await choose(user, 'Trigonometry', 'Restore');
    expect(
      await screen.findAllByText('Not restored: Name is already in use. Change the other record first.'),
    ).not.toHaveLength(0);
  });

  test('is not shown without the right to delete', async () => {
    fixture.show('?deleted=only', ['categoryList', 'categoryEdit']);
    expect(await screen.findByText('Not allowed to access')).toBeInTheDocument();
    expect(fixture.server.requestsTo('GET category/list')).toEqual([]);
  });
});
