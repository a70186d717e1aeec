import type { Entry } from './entries';
import { groupsOf, lateText } from './groups';

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
const found = { groups: [{ type: 'students' as const, hits: [aarti], more: true, route: '/student?q=aar' }], late: [] };
const shown = (asked: Partial<Parameters<typeof groupsOf>[0]>) =>
  groupsOf({ q: '', recent: [], entries, found: undefined, ...asked }).map(({ title, entries: lines }) => [
    title,
    lines.map((line) => line.title),
  ]);

test('before anything is typed it shows what was opened last, then every screen and action, none twice', () => {
  expect(shown({ recent: [entries[1]!] })).toEqual([
    ['Recent', ['Skills']],
    ['Screens and actions', ['Students', 'Coupon']],
  ]);
});

test('records stand between what was opened last and the screens, with the way to all of them', () => {
  expect(shown({ q: 's', recent: [entries[1]!], found })).toEqual([
    ['Recent', ['Skills']],
    ['Students', ['Aarti Deshpande', 'All students with “s”']],
    ['Screens and actions', ['Students']],
  ]);
});

test('a record that was opened last is shown once', () => {
  const opened: Entry = {
    key: 'students 4',
    title: 'Aarti Deshpande',
    kind: 'Student, India',
    icon: 'circle',
    to: aarti.route,
  };
  expect(shown({ q: 'aar', recent: [opened], found })).toEqual([
    ['Recent', ['Aarti Deshpande']],
    ['Students', ['All students with “aar”']],
  ]);
});

test('a screen is found by its keywords, and one that may no longer be opened is not recent', () => {
  expect(shown({ q: 'vouch' })).toEqual([['Screens and actions', ['Coupon']]]);
  expect(shown({ q: 'users', recent: [screen('Users')] })).toEqual([]);
});

test('what could not be searched is named', () => {
  expect(lateText({ late: ['students', 'users'] })).toBe('Students, accounts could not be searched');
});
