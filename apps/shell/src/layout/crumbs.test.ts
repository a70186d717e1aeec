import type { MenuItem } from './menu';
import type { Screen } from './screen-of';
import { crumbsOf } from './crumbs';

const students: MenuItem = {
  title: 'Students',
  icon: 'graduation-cap',
  to: '/student',
  section: 'People',
  order: 10,
  access: ['studentList'],
  remote: 'people-mfe',
};
const coupon: MenuItem = { ...students, title: 'Coupon', to: '/coupon', section: 'Commerce' };
const analytical: MenuItem = { ...coupon, title: 'Analytical', to: '/report/analytical', group: 'Reports' };
const usage: MenuItem = { ...analytical, title: 'Usage', to: '/report/usage' };
const items = [students, coupon, usage, analytical];
const screen = (title: string) => ({ is: 'remote', title }) as Screen;
const titles = (...args: Parameters<typeof crumbsOf>) => crumbsOf(...args).map(({ title }) => title);

test('a screen below a menu entry follows it, and the entry’s own screen appears once', () => {
  expect(titles(screen('Personal info'), students, items)).toEqual(['People', 'Students', 'Personal info']);
  expect(titles(screen('Students'), students, items)).toEqual(['People', 'Students']);
});
test('the last step is the name of the record that the screen shows', () => {
  expect(titles(screen('Personal info'), students, items, 'Aarav Sharma')).toEqual([
    'People',
    'Students',
    'Aarav Sharma',
  ]);
  expect(titles(screen('Coupon'), coupon, items, 'WELCOME10')).toEqual(['Commerce', 'Coupon', 'WELCOME10']);
});
test('the group is between section and entry', () => {
  expect(titles(screen('Analytical'), analytical, items)).toEqual(['Commerce', 'Reports', 'Analytical']);
});
test('every step but the last leads somewhere: the entry to its screen, section and group to the first of theirs', () => {
  expect(crumbsOf(screen('One report'), analytical, items)).toEqual([
    { title: 'Commerce', to: '/coupon' },
    { title: 'Reports', to: '/report/usage' },
    { title: 'Analytical', to: '/report/analytical' },
    { title: 'One report' },
  ]);
});
test('the shell’s own screen of the settings follows them', () => {
  const settings: MenuItem = { ...students, title: 'Settings', to: '/setting', section: 'Settings' };
  expect(crumbsOf({ is: 'own', title: 'Remotes', layout: 'full', name: 'remotes' }, settings, [settings])).toEqual([
    { title: 'Settings', to: '/setting' },
    { title: 'Remotes' },
  ]);
  expect(titles({ is: 'own', title: 'Users', layout: 'full', name: 'users' }, undefined, [settings])).toEqual([
    'Users',
  ]);
});
test('a screen that is closed or in no menu is named alone', () => {
  expect(
    crumbsOf(
      { is: 'forbidden', title: 'Not allowed to access', layout: 'full', of: 'Coupon', missing: [] },
      students,
      items,
    ),
  ).toEqual([{ title: 'Coupon' }]);
  expect(crumbsOf({ is: 'home', title: 'Home', layout: 'full' }, undefined, items)).toEqual([{ title: 'Home' }]);
});
