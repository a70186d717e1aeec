/** @jest-environment jsdom */
import { isLoggedInUserGone, keepLoggedInUser } from './logged-in-user';
import { forgetLoggedInUser, isLoggedInUserStored } from './logged-in-user-entry';

const user = { role: 3, rights: ['settings'] };
afterEach(() => {
  jest.restoreAllMocks();
  forgetLoggedInUser();
});

test('somebody is logged in on a device exactly while it has their entry [4.1, 6.3]', async () => {
  expect([isLoggedInUserStored(), isLoggedInUserGone()]).toEqual([false, false]);
  await keepLoggedInUser(user);
  expect([isLoggedInUserStored(), isLoggedInUserGone()]).toEqual([true, false]);
  localStorage.removeItem('loggedInUser');
  expect([isLoggedInUserStored(), isLoggedInUserGone()]).toEqual([false, true]);
});

test('the tab keeps the entry while the storage of the device is full', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepLoggedInUser(user);
  expect(setItem).toHaveBeenCalledTimes(2);
  expect([localStorage.getItem('loggedInUser'), isLoggedInUserStored()]).toEqual([null, true]);
});

test('a user who could not be stored anywhere is not treated as gone', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await keepLoggedInUser(user);
  expect([isLoggedInUserStored(), isLoggedInUserGone()]).toEqual([false, false]);
});

test('a sign-out while the entry is being sealed leaves no entry', async () => {
  const keeping = keepLoggedInUser(user);
  forgetLoggedInUser();
  await keeping;
  expect(isLoggedInUserStored()).toBe(false);
});
