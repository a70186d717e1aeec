import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { answerLostCode } from '../session/expired';
import { OwnScreen } from './OwnScreen';

jest.mock('../session/expired', () => ({ answerLostCode: jest.fn() }));
jest.mock('../account/MySessionsScreen', () => {
  throw Object.assign(new Error('Loading chunk 3 failed'), { request: 'http://localhost/shell/aaaa/my-sessions.js' });
});
jest.mock('../user/UserListScreen', () => ({
  __esModule: true,
  default: () => {
    throw new Error('x is not a function');
  },
}));

const answered = jest.mocked(answerLostCode);
const open = (name: 'my sessions' | 'users') =>
  act(async () =>
    render(
      <Suspense fallback="waiting">
        <OwnScreen name={name} title="The screen" />
      </Suspense>,
    ),
  );
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answered.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('a screen whose chunk does not come says so only when nothing else is done about it', async () => {
  let answer: (isAnswered: boolean) => void = () => undefined;
  answered.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await open('my sessions');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeVisible();
  await act(async () => answer(false));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a screen that throws says so at once', async () => {
  await open('users');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
});

test('who leaves before it is known why a chunk did not come is not there any more', async () => {
  answered.mockReturnValue(new Promise(() => undefined));
  const { unmount } = await open('my sessions');
  const work = answered.mock.calls[0]?.[1];
  expect(work?.isHere()).toBe(true);
  unmount();
  expect(work?.isHere()).toBe(false);
});
