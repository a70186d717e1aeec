import { mayOpen, missingRights, refuseReason } from './may-open';

const holds = new Set(['categoryList', 'settings'] as const);

test('a public entry, or one that needs only a sign-in, is open', () => {
  expect(mayOpen('public', new Set())).toBe(true);
  expect(mayOpen('signed in', new Set())).toBe(true);
});

test('any one of several rights is enough [6.2]', () => {
  expect(mayOpen(['skillList', 'categoryList'], holds)).toBe(true);
  expect(mayOpen(['skillList', 'courseList'], holds)).toBe(false);
});

test('a refusal names the missing right [6.2]', () => {
  expect(missingRights(['skillList'], holds)).toEqual(['skillList']);
  expect(refuseReason({ access: ['skillList'] }, holds)).toBe(
    'Not allowed to access: you need the permission “See skills”',
  );
  expect(refuseReason({ access: ['settings'] }, holds)).toBeUndefined();
});
