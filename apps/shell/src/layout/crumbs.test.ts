import type { MenuItem } from './menu';
import type { Screen } from './screen-of';
import { crumbsOf } from './crumbs';

const students: MenuItem = { title: 'Students', icon: 'graduation-cap', to: '/student', section: 'People', order: 10, access: ['studentList'], remote: 'people-mfe' };
const screen = (title: string) => ({ is: 'remote', title }) as Screen;

test('a screen below a menu entry stands behind it, and the entry’s own screen once', () => {
  expect(crumbsOf(screen('Personal info'), students)).toEqual(['People', 'Students', 'Personal info']);
  expect(crumbsOf(screen('Students'), students)).toEqual(['People', 'Students']);
});
test('the group stands between section and entry', () => {
  expect(crumbsOf(screen('Analytical'), { ...students, title: 'Analytical', group: 'Reports', section: 'Commerce' })).toEqual(['Commerce', 'Reports', 'Analytical']);
});
test('what is closed or stands in no menu is named alone', () => {
  expect(crumbsOf({ is: 'forbidden', title: 'Not allowed to access', layout: 'full', of: 'Coupon', missing: [] }, students)).toEqual(['Coupon']);
  expect(crumbsOf({ is: 'home', title: 'Home', layout: 'full' }, undefined)).toEqual(['Home']);
});
