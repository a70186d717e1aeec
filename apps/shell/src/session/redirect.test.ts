import type { Right } from '@lectern/contract/rights';
import { endsImpersonateMode, redirectOf, type Visitor } from './redirect';

const at = (path: string) => {
  const [pathname = '/', query = ''] = path.split('?');
  return { pathname, search: query && `?${query}` };
};
const visitor = (roleId: number, rights: Right[] = [], impersonating = false): Visitor => ({
  roleId,
  rights: new Set(rights),
  impersonating,
});
const student = visitor(15);
const sales = visitor(4, ['studentList']);
const admin = visitor(1, ['categoryList']);

test('nobody signed in: home leads to the sign-in, other paths are kept on the way there [2.1, 8.14]', () => {
  expect(redirectOf(at('/'), undefined)).toBe('/auth/login');
  expect(redirectOf(at('/auth/login'), undefined)).toBeUndefined();
  expect(redirectOf(at('/auth/forgot-password?to=/FAQs'), undefined)).toBeUndefined();
  expect(redirectOf(at('/auth/reset-password'), undefined)).toBeUndefined();
  expect(redirectOf(at('/auth/unknown'), undefined)).toBe('/auth/login');
  expect(redirectOf(at('/FAQs?page=2'), undefined)).toBe('/auth/login?to=%2FFAQs%3Fpage%3D2');
});

// The sections of the specification's main shell, whether a remote answers them yet or not.
const consoleSections = [
  '/agency',
  '/student',
  '/institutes',
  '/category/list',
  '/sub-admin',
  '/roles',
  '/course/video-course',
  '/subscription-plan',
  '/library',
  '/reports/analytical',
  '/setting',
  '/users',
  '/student-plans',
  '/trainer-plans',
  '/coupon/listing',
  '/marketing-coupon/listing',
  '/FAQs',
  '/chapters',
  '/li-custom-course/topic',
];

test('each section of the console is guarded: asked for without a sign-in, it leads there [2.2, 2.7, 6.3, 6.5]', () => {
  for (const path of consoleSections) {
    expect(redirectOf(at(path), undefined)).toBe(`/auth/login?to=${encodeURIComponent(path)}`);
    expect(redirectOf(at(path), admin)).toBeUndefined();
  }
});

test('home of a student is the student area, home of others is home [2.8, 6.1, 6.2]', () => {
  expect(redirectOf(at('/'), student)).toBe('/student-area');
  expect(redirectOf(at('/'), sales)).toBeUndefined();
});

test('the student area is for students', () => {
  expect(redirectOf(at('/student-area'), student)).toBeUndefined();
  expect(redirectOf(at('/student-area'), admin)).toBe('/');
});

test('a signed-in person is sent away from the auth pages: to the categories, without that right home, a student to the student area [2.4]', () => {
  expect(redirectOf(at('/auth/login'), admin)).toBe('/category/list');
  expect(redirectOf(at('/auth/login?to=/FAQs'), admin)).toBe('/category/list');
  expect(redirectOf(at('/auth/anything'), sales)).toBe('/');
  expect(redirectOf(at('/auth/forgot-password'), admin)).toBe('/category/list');
  expect(redirectOf(at('/auth/login'), student)).toBe('/student-area');
});

test('while impersonating the auth pages lead to the notify page [2.4, 4.6]', () => {
  expect(redirectOf(at('/auth/login'), visitor(1, ['categoryList'], true))).toBe('/impersonate-notify');
  expect(redirectOf(at('/auth/login'), visitor(15, [], true))).toBe('/impersonate-notify');
});

test('the notify page is open while impersonating; without the flag it leads home [2.11]', () => {
  expect(redirectOf(at('/impersonate-notify'), visitor(15, [], true))).toBeUndefined();
  expect(redirectOf(at('/impersonate-notify'), sales)).toBe('/');
  expect(redirectOf(at('/impersonate-notify'), student)).toBe('/student-area');
});

test('impersonate_mode=off counts on the auth pages only [2.5]', () => {
  expect(endsImpersonateMode(at('/auth/login?impersonate_mode=off'))).toBe(true);
  expect(endsImpersonateMode(at('/auth/login?impersonate_mode=on'))).toBe(false);
  expect(endsImpersonateMode(at('/FAQs?impersonate_mode=off'))).toBe(false);
});

test('every other path of a signed-in person is kept', () => {
  expect(redirectOf(at('/FAQs'), sales)).toBeUndefined();
  expect(redirectOf(at('/nowhere'), student)).toBeUndefined();
});
