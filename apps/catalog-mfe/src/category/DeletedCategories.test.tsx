import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { CategoryRow } from '@lectern/contract/catalog';
import { choose, link, screenDesk } from './screen-desk';
import { page } from '@lectern/ui-kit/testing';

const desk = screenDesk();

describe('recently deleted', () => {
  const gone = (): CategoryRow => ({
    ...desk.rowOf('Algebra'),
    id: 77,
    name: 'Trigonometry',
    version: 4,
    deletedAt: '2026-11-20T11:39:00.000Z',
  });

  test('lists what can be restored and brings it back', async () => {
    let deleted = [gone()];
    desk.server.on('GET category/list', ({ query }) => page(query.get('deleted') === 'only' ? deleted : desk.rows));
    desk.server.on('PUT category/restore', () => {
      deleted = [];
      return { result: { category: gone() } };
    });
    const { user } = desk.show();
    await link('Science');
    await user.click(screen.getByRole('button', { name: 'Recently deleted' }));
    expect(await screen.findByRole('heading', { name: 'Recently deleted categories' })).toBeInTheDocument();
    await choose(user, 'Trigonometry', 'Restore');
    expect(await screen.findByText('Nothing was deleted in the last 30 days')).toBeInTheDocument();
    expect(desk.server.askedFor('PUT category/restore')[0]?.body).toEqual({ id: 77, version: 4 });
    await user.click(screen.getByRole('button', { name: 'Back to categories' }));
    expect(await link('Science')).toBeInTheDocument();
  });

  test('says why one cannot come back', async () => {
    desk.server.on('GET category/list', ({ query }) => page(query.get('deleted') === 'only' ? [gone()] : desk.rows));
    desk.server.on('PUT category/restore', () => ({
      status: 409,
      failure: {
        message: 'Name is already in use',
        error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }],
      },
    }));
    const { user } = desk.show('?deleted=only');
    await choose(user, 'Trigonometry', 'Restore');
    expect(
      await screen.findAllByText('Not restored: Name is already in use. Change the other record first.'),
    ).not.toHaveLength(0);
  });

  test('is not shown to those who may not delete', async () => {
    desk.show('?deleted=only', ['categoryList', 'categoryEdit']);
    expect(await screen.findByText('Not allowed to access')).toBeInTheDocument();
    expect(desk.server.askedFor('GET category/list')).toEqual([]);
  });
});
