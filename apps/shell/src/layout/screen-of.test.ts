import { registryEntry } from '../composition/testing';
import { screenOf } from './screen-of';

const remotes = [
  registryEntry({
    routes: [
      {
        path: '/category/list',
        title: 'Categories',
        layout: 'full',
        access: ['categoryList'],
        expose: 'category-list',
      },
      { path: '/course/detail', title: 'Course', layout: 'content', access: ['courseList'], expose: 'course' },
    ],
  }),
];
const at = (path: string, rights: string[] = [], closed: Parameters<typeof screenOf>[1]['closed'] = []) =>
  screenOf(path, { remotes, closed, rights: new Set(rights) });

test('home and the student area are the shell’s own', () => {
  expect(at('/').is).toBe('home');
  expect(at('/student-area')).toMatchObject({ is: 'student area', layout: 'content' });
});

test('a declared route with the right is the remote’s screen, with its title and layout', () => {
  expect(at('/category/list', ['categoryList'])).toMatchObject({
    is: 'remote',
    title: 'Categories',
    layout: 'full',
    match: { route: { expose: 'category-list' } },
  });
  expect(at('/course/detail', ['courseList'])).toMatchObject({ is: 'remote', layout: 'content' });
});

test('a declared route without the right says which right is missing', () => {
  expect(at('/category/list')).toMatchObject({ is: 'forbidden', of: 'Categories', missing: ['categoryList'] });
});

test('a path of a remote that the session does not list is refused by the session’s closed paths', () => {
  const closed = [{ path: '/FAQs', title: 'FAQs', access: ['settings'] as const }];
  expect(at('/FAQs', [], closed)).toMatchObject({ is: 'forbidden', of: 'FAQs', missing: ['settings'] });
  expect(at('/FAQs/x', [], closed).is).toBe('not found');
  expect(at('/FAQs/x', [], [{ path: '/FAQs', deeper: true, title: 'FAQs', access: ['settings'] }]).is).toBe(
    'forbidden',
  );
});

test('the shell’s own screens stand at their exact path, with their right', () => {
  expect(at('/change-password')).toMatchObject({ is: 'own', name: 'change password', title: 'Change password' });
  expect(at('/users', ['userList'])).toMatchObject({ is: 'own', name: 'users' });
  expect(at('/users')).toMatchObject({ is: 'forbidden', of: 'Users', missing: ['userList'] });
  expect(at('/users/7', ['userList']).is).toBe('not found');
  expect(at('/impersonate-notify')).toMatchObject({ is: 'impersonate notify', layout: 'bare' });
});

test('the settings open at the first tab that the person may open', () => {
  expect(at('/setting', ['settings'])).toMatchObject({ is: 'own', name: 'general', title: 'General' });
  expect(at('/setting', ['remoteManage'])).toMatchObject({ is: 'own', name: 'remotes' });
  expect(at('/setting/remotes', ['remoteManage'])).toMatchObject({ is: 'own', name: 'remotes', title: 'Remotes' });
  expect(at('/setting')).toMatchObject({ is: 'forbidden', of: 'General', missing: ['settings'] });
});

test('anything else is not found', () => {
  expect(at('/nowhere').is).toBe('not found');
  expect(at('/category/listx', ['categoryList']).is).toBe('not found');
});
