import '@testing-library/jest-dom';
import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazy-with-retry';

class Room extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}
const settle = () => act(() => Promise.resolve());

test('a late part whose code failed to arrive asks for it again when it is mounted again', async () => {
  const answers = [
    () => Promise.reject(new Error('no network')),
    () => Promise.resolve({ default: () => <p>here</p> }),
  ];
  const Part = lazyWithRetry(() => answers.shift()!());
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = render(
    <Room>
      <Part />
    </Room>,
  );
  await settle();
  expect(screen.getByText('failed')).toBeInTheDocument();
  said.mockRestore();
  first.unmount();
  const second = render(
    <Room>
      <Part />
    </Room>,
  );
  await settle();
  expect(screen.getByText('here')).toBeInTheDocument();
  second.unmount();
  render(
    <Room>
      <Part />
    </Room>,
  );
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('an optional part that fails to load does not break the screen', async () => {
  const Tools = lazyWithRetry<object>(() => Promise.reject(new Error('no network')), { optional: true });
  render(
    <Room>
      <p>the screen</p>
      <Tools />
    </Room>,
  );
  await settle();
  expect(screen.getByText('the screen')).toBeInTheDocument();
});

test('an optional part asks for its code when the browser has nothing else to do', async () => {
  const waiting: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => waiting.push(run) });
  const load = jest.fn(() => Promise.resolve({ default: () => <p>here</p> }));
  const Tools = lazyWithRetry(load, { optional: true });
  render(<Tools />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  waiting.forEach((run) => run());
  await settle();
  expect(screen.getByText('here')).toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});
