import { configure, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { Right } from '@lectern/contract/rights';
import type { CategoryRow } from '@lectern/contract/catalog';
import { DirtyGuard, LiveRegion, Toasts } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import CategoryListScreen from './CategoryListScreen';
import { movedRows } from './place';
import { idOf, rowsFrom, science } from './testing';
import type { Asked } from '@lectern/api-client/testing';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { treeOf } from './tree';

export const page = (items: readonly unknown[]) => ({ result: { items, total: items.length, totalIsEstimate: false, page: 1, limit: 2000, nextCursor: null } });

/** The screen before a real HTTP server that holds the tree of `science`; to be called once in a test file. */
export const screenDesk = () => {
  // Panels slide and requests travel: on a busy machine that takes its time.
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 5000 });
  const desk = { rows: [] as readonly CategoryRow[], server: undefined as unknown as TestServer };
  beforeAll(async () => void (desk.server = await testServer()));
  afterAll(() => desk.server.close());
  beforeEach(() => {
    desk.server.forget();
    desk.rows = rowsFrom(science);
    desk.server.on('GET category/list', ({ query }) => page(query.get('view') === 'tree' ? desk.rows : []));
  });

  /** What another person, or a call, makes of a row: it gets a new version. */
  const change = (id: number, part: Partial<CategoryRow>): void => void (desk.rows = desk.rows.map((each) => (each.id === id ? { ...each, ...part, version: each.version + 1 } : each)));

  return Object.assign(desk, {
    at: (name: string): number => idOf(treeOf(desk.rows), name),
    rowOf: (name: string): CategoryRow => desk.rows.find((each) => each.name === name)!,
    change,
    /** Does what `category/move` asks. */
    move: ({ body }: Asked) => {
      const { id, parentId, beforeId } = body as { id: number; parentId: number | null; beforeId: number | null };
      desk.rows = movedRows(treeOf(desk.rows), id, { parentId, beforeId });
      change(id, {});
      return { result: { category: desk.rows.find((each) => each.id === id) } };
    },
    show: (address = '', rights: readonly Right[] = ['categoryList', 'categoryEdit', 'categoryDelete']) => {
      openSession(aSession({ rights: [...rights] }));
      const element = (
        <>
          <CategoryListScreen />
          <DirtyGuard />
          <LiveRegion />
        </>
      );
      const routes = [
        { path: '/category/list', element },
        { path: '/elsewhere', element: <p>Elsewhere</p> },
      ];
      const router = createMemoryRouter(routes, { initialEntries: [`/category/list${address}`] });
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Toasts>
            <RouterProvider router={router} />
          </Toasts>
        </QueryClientProvider>,
      );
      return { user: userEvent.setup(), router };
    },
  });
};

export const link = (name: string) => screen.findByRole('link', { name });
/** The names in the tree, from above. */
export const names = () => within(screen.getByRole('treegrid')).getAllByRole('link').map((each) => each.textContent);
/** Chooses an action of a row's menu. */
export const choose = async (user: UserEvent, name: string, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
