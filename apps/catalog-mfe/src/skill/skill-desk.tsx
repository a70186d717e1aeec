import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { Right } from '@lectern/contract/rights';
import type { SkillRow } from '@lectern/contract/catalog';
import { DirtyGuard, LiveRegion, Toasts } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { rowsFrom, science } from '../category/testing';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import SkillScreen from './SkillScreen';
import { skillOf } from './testing';

/** The answer of a list call with these rows. */
export const page = (items: readonly unknown[]) => ({ result: { items, total: items.length, totalIsEstimate: false, page: 1, limit: 25, nextCursor: null } });

/** The screen before a real HTTP server that holds two skills and the tree of `science`; to be called once in a test file. */
export const skillDesk = () => {
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 5000 });
  const desk = { rows: [] as readonly SkillRow[], server: undefined as unknown as TestServer };
  beforeAll(async () => void (desk.server = await testServer()));
  afterAll(() => desk.server.close());
  beforeEach(() => {
    desk.server.forget();
    desk.rows = [skillOf(), skillOf({ id: 12, name: 'Distillation', slug: 'distillation', aliases: [], status: 'inactive' })];
    desk.server.on('GET category/list', () => page(rowsFrom(science)));
    desk.server.on('GET skill/list', ({ query }) => page(query.get('deleted') ? [] : desk.rows));
    desk.server.on('GET skill', ({ query }) => {
      const skill = desk.rows.find(({ id }) => id === Number(query.get('id')));
      return skill ? { result: { skill, uses: [] } } : { status: 404, failure: { message: 'Not found' } };
    });
  });
  return Object.assign(desk, {
    show: (address = '', rights: readonly Right[] = ['skillList', 'skillEdit', 'skillDelete']) => {
      openSession(aSession({ rights: [...rights] }));
      const element = (
        <>
          <SkillScreen />
          <DirtyGuard />
          <LiveRegion />
        </>
      );
      const router = createMemoryRouter([{ path: '/category/skills', element }], { initialEntries: [`/category/skills${address}`] });
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Toasts>
            <RouterProvider router={router} />
          </Toasts>
        </QueryClientProvider>,
      );
      return { user: userEvent.setup(), router };
    },
    row: (name: string) => screen.findByRole('row', { name: new RegExp(name) }),
  });
};
