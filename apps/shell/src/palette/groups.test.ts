import type { RegistryEntry } from '@lectern/remote-kit';
import type { Entry } from './entries';
import { groupsOf, notSearchedText } from './groups';
import { recordTypes } from './record-types';

const screen = (title: string, keywords: string[] = []): Entry => ({
  key: `to /${title}`,
  title,
  kind: 'People',
  icon: 'circle',
  keywords,
  to: `/${title}`,
});
const entries = [screen('Students'), screen('Skills'), screen('Coupon', ['voucher'])];
const aarti = { id: 4, title: 'Aarti Deshpande', subtitle: 'India', route: '/student/detail/personal-info?id=4' };
const found = {
  groups: [{ type: 'students', title: 'Students', hits: [aarti], more: true, list: '/student' }],
  late: [],
};
const shown = (typedText: Partial<Parameters<typeof groupsOf>[0]>) =>
  groupsOf({ q: '', recent: [], entries, found: undefined, records: [], ...typedText }).map(
    ({ title, entries: lines }) => [title, lines.map((line) => line.title)],
  );

test('before anything is typed it shows recent entries, then every screen and action, none twice', () => {
  expect(shown({ recent: [entries[1]!] })).toEqual([
    ['Recent', ['Skills']],
    ['Screens and actions', ['Students', 'Coupon']],
  ]);
});

test('before anything is typed, what the remotes let one do comes before the screens', () => {
  const add: Entry = { key: 'people-mfe student-add', title: 'Add student', kind: 'Action', icon: 'circle', to: '/x' };
  expect(shown({ entries: [...entries, add] })).toEqual([
    ['Screens and actions', ['Add student', 'Students', 'Skills', 'Coupon']],
  ]);
});

test('records of equal rank are between recent entries and screens, with the way to all of them', () => {
  expect(
    shown({
      q: 'nts',
      recent: [screen('Recent students')],
      found,
      entries: [screen('Recent students'), screen('Students')],
    }),
  ).toEqual([
    ['Recent', ['Recent students']],
    ['Screens and actions', ['Students']],
    ['Students', ['Aarti Deshpande', 'See all students matching “nts”']],
  ]);
  expect(shown({ q: 'desh', recent: [screen('Deshpande list')], entries: [screen('Deshpande list')], found })).toEqual([
    ['Recent', ['Deshpande list']],
    ['Students', ['Aarti Deshpande', 'See all students matching “desh”']],
  ]);
});

test('a record that was opened last is shown once', () => {
  const opened: Entry = {
    key: 'students 4',
    title: 'Aarti Deshpande',
    kind: 'Students, India',
    icon: 'circle',
    to: aarti.route,
  };
  expect(shown({ q: 'aar', recent: [opened], found })).toEqual([
    ['Recent', ['Aarti Deshpande']],
    ['Students', ['See all students matching “aar”']],
  ]);
});

test('a screen is found by its keywords, and one that may no longer be opened is not recent', () => {
  expect(shown({ q: 'vouch' })).toEqual([['Screens and actions', ['Coupon']]]);
  expect(shown({ q: 'users', recent: [screen('Users')] })).toEqual([]);
});

test('a hit of a type that nothing declares is shown with the title of the API and an icon that fits any', () => {
  const [group] = groupsOf({ q: 'aar', recent: [], entries: [], found, records: [] });
  expect(group).toMatchObject({
    title: 'Students',
    entries: [
      { title: 'Aarti Deshpande', kind: 'Students, India', icon: 'rows-3', to: aarti.route },
      { kind: 'Students list', to: '/student?q=aar' },
    ],
  });
});

test('title, icon and list that a remote declares for a type come before what the API says', () => {
  const records = [{ type: 'students', title: 'Learners', icon: 'graduation-cap', list: '/learners' }];
  const [group] = groupsOf({ q: 'aar', recent: [], entries: [], found, records });
  expect(group).toMatchObject({
    title: 'Learners',
    entries: [
      { title: 'Aarti Deshpande', kind: 'Learners, India', icon: 'graduation-cap' },
      { title: 'See all learners matching “aar”', kind: 'Learners list', to: '/learners?q=aar' },
    ],
  });
});

test('what could not be searched is named: by its declared title, otherwise by that of the API', () => {
  const late = [
    { type: 'institutes', title: 'Institutes' },
    { type: 'users', title: 'Users' },
    { type: 'faqs', title: 'FAQs' },
  ];
  expect(notSearchedText({ late }, recordTypes([]))).toBe('Institutes, accounts, FAQs could not be searched');
});

test('the record types are those of every remote of the person, older ones declare none, and the accounts of the shell', () => {
  const skills = { type: 'skills', title: 'Skills', icon: 'shapes', list: '/category/skills' };
  const remotes = [{ declared: { records: [skills] } }, { declared: {} }] as unknown as RegistryEntry[];
  expect(recordTypes(remotes).map(({ title }) => title)).toEqual(['Skills', 'Accounts']);
});
