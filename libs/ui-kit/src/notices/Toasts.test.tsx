import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../overlay/overlays';
import { LiveRegion } from './live-region';
import { notify } from './notify';
import { Toasts } from './Toasts';

const open = () =>
  render(
    <Toasts>
      <LiveRegion />
    </Toasts>,
  );
const toasts = () => screen.queryAllByRole('group', { name: 'Notice' });
const say = (...args: Parameters<typeof notify>) => act(() => notify(...args));

test('one toast is open at a time: a newer one takes its place [9.4, E9.1]', async () => {
  open();
  say('success', 'Category created');
  say('error', 'Not allowed to access');
  await waitFor(() => expect(toasts().map((toast) => toast.textContent)).toEqual(['Not allowed to access']));
});

test('a bar runs down while the toast is open, for 2,000 ms [9.4]', () => {
  open();
  say('success', 'Saved');
  expect(toasts()[0]?.querySelector('.toast-bar')).toHaveStyle({ animationDuration: '2000ms' });
});

test('the same words are not shown twice [9.4, E9.1]', async () => {
  open();
  say('success', 'You are online');
  say('success', 'You are online');
  expect(toasts()).toHaveLength(1);
});

test('without words a success and a warning say Success, an error says Something went wrong [8.11]', async () => {
  open();
  say('warning', '');
  expect(toasts()[0]).toHaveTextContent('Success');
  say('success', 'Saved');
  await waitFor(() => expect(toasts().map((toast) => toast.textContent)).toEqual(['Saved']));
  say('success', '');
  await waitFor(() => expect(toasts().map((toast) => toast.textContent)).toEqual(['Success']));
  say('error', '');
  await waitFor(() => expect(toasts().map((toast) => toast.textContent)).toEqual(['Something went wrong']));
});

test('a toast is said to screen readers, also while a dialog hides the page from them [E9.2]', async () => {
  const { rerender } = open();
  rerender(
    <Toasts>
      <LiveRegion />
      <Dialog open>
        <p>Question</p>
      </Dialog>
    </Toasts>,
  );
  say('success', 'Category created');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Category created'));
});

test('a toast that comes before the code that shows it waits for it', async () => {
  say('success', 'Saved');
  expect(toasts()).toHaveLength(0);
  open();
  await waitFor(() => expect(toasts().map((toast) => toast.textContent)).toEqual(['Saved']));
});

test('it can be closed by hand', async () => {
  const user = userEvent.setup();
  open();
  say('success', 'Saved');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(toasts()).toHaveLength(0));
});
