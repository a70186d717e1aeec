import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { placeOf, rememberPlace } from './returning';
import { useReturn } from './use-return';

test('the last fifty places are remembered', () => {
  for (let at = 0; at < 60; at += 1) rememberPlace(`key-${at}`, { scroll: at, row: undefined });
  expect([placeOf('key-9'), placeOf('key-10')?.scroll]).toEqual([undefined, 10]);
});

function Rows() {
  const place = useRef<HTMLDivElement>(null);
  useReturn(place, true);
  return (
    <div ref={place}>
      {['11', '12'].map((key) => (
        <p key={key} data-row={key}>
          <button type="button" className="row-name">
            Row {key}
          </button>
        </p>
      ))}
    </div>
  );
}

test('a person who comes back finds row and scroll as left; a new visit begins at the top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  CSS.escape ??= (text) => text;
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Rows /> },
      { path: '/one', element: <p>One</p> },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  act(() => screen.getByText('Row 12').focus());
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  await act(() => router.navigate('/one'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(screen.getByText('Row 12')).toHaveFocus();
  await act(() => router.navigate('/list?page=2'));
  expect(placeOf(router.state.location.key)).toBeUndefined();
});
