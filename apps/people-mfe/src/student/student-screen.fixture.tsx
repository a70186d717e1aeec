import { screen } from '@testing-library/react';
import type { Right } from '@lectern/contract/rights';
import type { StudentDetail } from '@lectern/contract/people';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import ActivityScreen from './detail/ActivityScreen';
import PersonalInfoScreen from './detail/PersonalInfoScreen';
import SkillScreen from './edit/SkillScreen';
import ProfileInfoScreen from './edit/ProfileInfoScreen';
import StudentListScreen from './StudentListScreen';
import { maskedOf, studentOf } from './testing';

const country = (id: number, name: string, dialCode: string) => ({
  id,
  iso2: 'XX',
  name,
  dialCode,
  mobileMin: 9,
  mobileMax: 10,
  active: true,
  sortOrder: id,
});

const screens = {
  '/student': StudentListScreen,
  '/student/edit/profile-info': ProfileInfoScreen,
  '/student/edit/skill': SkillScreen,
  '/student/detail/personal-info': PersonalInfoScreen,
  '/student/detail/activity': ActivityScreen,
};

const skillGroups = [
  {
    id: 1,
    name: 'Mathematics',
    path: ['Science', 'Mathematics'],
    skills: [
      { id: 5, name: 'Algebra' },
      { id: 6, name: 'Calculus' },
    ],
  },
  { id: 2, name: 'Languages', path: ['Languages'], skills: [{ id: 7, name: 'French' }] },
];
/** As the API searches, in words of categories only. */
const skillsFor = (q: string) => skillGroups.filter(({ path }) => path.join(' ').toLowerCase().includes(q));

/** The screens before a real HTTP server that holds two students; call it once per test file. */
export const studentScreenFixture = () => {
  const store = { rows: [] as readonly StudentDetail[] };
  const fixture = serverFixture(store, (server) => {
    store.rows = [
      studentOf(),
      studentOf({ id: 12, name: 'Amina Kamau', firstName: 'Amina', lastName: 'Kamau', status: 'blocked' }),
    ];
    server.on('GET country/', () => page([country(1, 'India', '+91'), country(2, 'Kenya', '+254')]));
    server.on('GET user/customer-sales-team', () => ({ result: { items: [] } }));
    server.on('GET admin/institutes/all', () => ({ result: { items: [] } }));
    server.on('GET student/step2/db-data', ({ query }) => ({
      result: { grades: ['Grade 8', 'Grade 9'], boards: ['CBSE'], categories: skillsFor(query.get('q') ?? '') },
    }));
    server.on('GET student/list', ({ query }) =>
      page(
        query.get('deleted')
          ? []
          : store.rows.map(({ id, name, firstName, status }) => maskedOf({ id, name, firstName, status })),
      ),
    );
    server.on('GET student/details', ({ query }) => {
      const student = store.rows.find(({ id }) => id === Number(query.get('id')));
      return student ? { result: { student } } : { status: 404, failure: { message: 'Not found' } };
    });
  });
  return Object.assign(fixture, {
    /** Opens an address below `/student`. */
    show: (address = '', rights: readonly Right[] = ['studentList', 'studentEdit', 'studentDelete']) =>
      showScreens(screens, `/student${address}`, rights),
    row: (name: string) => screen.findByRole('row', { name: new RegExp(name) }),
  });
};
