import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { late, useLate, type Late } from './late';

interface Code {
  readonly words: string;
}
function Part({ code, open }: { readonly code: Late<Code>; readonly open: boolean }): ReactNode {
  const words = useLate(code, open)?.words;
  return words !== undefined && open ? <p>{words}</p> : null;
}
const here = { words: 'here' };

test('late code is asked for with the first opening, once for all parts, and not before', async () => {
  const load = jest.fn(() => Promise.resolve(here));
  const code = late(load);
  const both = (open: boolean) => (
    <>
      <Part code={code} open={open} />
      <Part code={code} open={open} />
    </>
  );
  const { rerender } = render(both(false));
  expect(load).not.toHaveBeenCalled();
  rerender(both(true));
  expect(await screen.findAllByText('here')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that was fetched before is shown in the same moment', async () => {
  const code = late(() => Promise.resolve(here));
  await code.fetch();
  render(<Part code={code} open />);
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('code that comes between a drawing and its effects is shown', () => {
  let code: Code | undefined;
  const coming: Late<Code> = {
    now: () => code,
    subscribe: () => () => undefined,
    fetch: () => new Promise(() => undefined),
  };
  function Meanwhile(): ReactNode {
    useLayoutEffect(() => {
      code = here;
    }, []);
    return null;
  }
  render(
    <>
      <Part code={coming} open />
      <Meanwhile />
    </>,
  );
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('code that did not come is asked for again while somebody waits for it', async () => {
  jest.useFakeTimers();
  const answers = [Promise.reject<Code>(new Error('no network')), Promise.resolve(here)];
  const load = jest.fn(() => answers.shift()!);
  render(<Part code={late(load)} open />);
  await act(() => Promise.resolve());
  expect(screen.queryByText('here')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('here')).toBeInTheDocument();
  jest.useRealTimers();
});

test('nobody asks again once the part is closed', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.reject<Code>(new Error('no network')));
  const code = late(load);
  const { rerender } = render(<Part code={code} open />);
  await act(() => Promise.resolve());
  rerender(<Part code={code} open={false} />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
