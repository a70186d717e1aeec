import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { Right } from '@lectern/contract/rights';
import type { StudentDetail } from '@lectern/contract/people';
import { DirtyGuard, LiveRegion, Toasts } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import ActivityScreen from './detail/ActivityScreen';
import InfoScreen from './detail/InfoScreen';
import LearningScreen from './LearningScreen';
import ProfileScreen from './ProfileScreen';
import StudentScreen from './StudentScreen';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { maskedOf, studentOf } from './testing';

/** The answer of a list call with these rows. */
export const page = (items: readonly unknown[]) => ({ result: { items, total: items.length, totalIsEstimate: false, page: 1, limit: 25, nextCursor: null } });

const country = (id: number, name: string, dialCode: string) => ({ id, iso2: 'XX', name, dialCode, mobileMin: 9, mobileMax: 10, active: true, sortOrder: id });

const screens = {
  '/student': StudentScreen,
  '/student/edit/profile-info': ProfileScreen,
  '/student/edit/skill': LearningScreen,
  '/student/detail/personal-info': InfoScreen,
  '/student/detail/activity': ActivityScreen,
};

/** The screens before a real HTTP server that holds two students; to be called once in a test file. */
export const studentDesk = () => {
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 5000 });
  const desk = { rows: [] as readonly StudentDetail[], server: undefined as unknown as TestServer };
  beforeAll(async () => void (desk.server = await testServer()));
  afterAll(() => desk.server.close());
  beforeEach(() => {
    desk.server.forget();
    desk.rows = [studentOf(), studentOf({ id: 12, name: 'Amina Kamau', firstName: 'Amina', lastName: 'Kamau', status: 'blocked' })];
    desk.server.on('GET country/', () => page([country(1, 'India', '+91'), country(2, 'Kenya', '+254')]));
    desk.server.on('GET student/step2/db-data', () => ({
      result: { grades: ['Grade 8', 'Grade 9'], boards: ['CBSE'], categories: [{ id: 1, name: 'Mathematics', skills: [{ id: 5, name: 'Algebra' }, { id: 6, name: 'Calculus' }] }, { id: 2, name: 'Languages', skills: [{ id: 7, name: 'French' }] }] },
    }));
    desk.server.on('GET student/list', ({ query }) => page(query.get('deleted') ? [] : desk.rows.map(({ id, name, firstName, status }) => maskedOf({ id, name, firstName, status }))));
    desk.server.on('GET student/details', ({ query }) => {
      const student = desk.rows.find(({ id }) => id === Number(query.get('id')));
      return student ? { result: { student } } : { status: 404, failure: { message: 'Not found' } };
    });
  });
  return Object.assign(desk, {
    /** Opens an address below `/student`. */
    show: (address = '', rights: readonly Right[] = ['studentList', 'studentEdit', 'studentDelete']) => {
      openSession(aSession({ rights: [...rights] }));
      const routes = Object.entries(screens).map(([path, Screen]) => ({
        path,
        element: (
          <>
            <Screen />
            <DirtyGuard />
            <LiveRegion />
          </>
        ),
      }));
      const router = createMemoryRouter(routes, { initialEntries: [`/student${address}`] });
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
