import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Right } from '@lectern/contract/rights';
import type { CategoryRow } from '@lectern/contract/catalog';
import type { ReceivedRequest } from '@lectern/api-client/testing';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import CategoryListScreen from './CategoryListScreen';
import { movedRows } from './tree-position';
import { detailOf, idOf, rowsFrom, science } from './testing';
import { treeOf } from './tree';

const screens = { '/category/list': CategoryListScreen, '/elsewhere': () => <p>Elsewhere</p> };

/** The screen before a real HTTP server that holds the tree of `science`; call it once per test file. */
export const categoryScreenFixture = () => {
  const store = { rows: [] as readonly CategoryRow[] };
  const fixture = serverFixture(store, (server) => {
    store.rows = rowsFrom(science);
    server.on('GET category/detail', ({ query }) => {
      const row = store.rows.find(({ id }) => id === Number(query.get('id')));
      return row
        ? { result: { category: detailOf(row), uses: [], counts: null } }
        : { status: 404, failure: { message: 'Not found' } };
    });
    server.on('GET category/list', ({ query }) => page(query.get('view') === 'tree' ? store.rows : []));
  });

  /** Changes a row as another person or a call does: with a new version. */
  const change = (id: number, part: Partial<CategoryRow>): void =>
    void (fixture.rows = fixture.rows.map((each) =>
      each.id === id ? { ...each, ...part, version: each.version + 1 } : each,
    ));

  return Object.assign(fixture, {
    at: (name: string): number => idOf(treeOf(fixture.rows), name),
    rowOf: (name: string): CategoryRow => fixture.rows.find((each) => each.name === name)!,
    change,
    /** Does what `category/move` does. */
    move: ({ body }: ReceivedRequest) => {
      const { id, parentId, beforeId } = body as { id: number; parentId: number | null; beforeId: number | null };
      fixture.rows = movedRows(treeOf(fixture.rows), id, { parentId, beforeId });
      change(id, {});
      return { result: { category: fixture.rows.find((each) => each.id === id) } };
    },
    show: (address = '', rights: readonly Right[] = ['categoryList', 'categoryEdit', 'categoryDelete']) =>
      showScreens(screens, `/category/list${address}`, rights),
  });
};

export const link = (name: string) => screen.findByRole('link', { name });
/** The names in the tree, from top to bottom. */
export const names = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('link')
    .map((each) => each.textContent);
/** Chooses an action in a row's menu. */
export const choose = async (user: UserEvent, name: string, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
