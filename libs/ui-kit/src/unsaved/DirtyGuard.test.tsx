import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { DirtyGuard } from './DirtyGuard';
import { dropUnsaved, openWork, useUnsaved } from './unsaved';

const instead = jest.fn<boolean, [string]>();

function Page() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  useUnsaved(text !== '');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/other?page=2#end">Other</Link>
      <Link to="/page?q=a">Filter</Link>
      <Link to="/other" replace>
        In its place
      </Link>
      <button type="button" onClick={() => void navigate('/other', { state: { from: 'here' } })}>
        With more
      </button>
      <DirtyGuard instead={instead} />
    </>
  );
}

const start = () => {
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page /> },
      { path: '/other', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/page'] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
};
beforeEach(() => {
  dropUnsaved();
  instead.mockReset();
});

test('a navigation that somebody else takes over leaves the page as it is, without a question', async () => {
  instead.mockReturnValue(true);
  const { router, user } = start();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(instead).toHaveBeenCalledWith('/other?page=2#end');
  expect(router.state.location.pathname).toBe('/page');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that nobody takes over goes on', async () => {
  const { user } = start();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test.each(['Filter', 'In its place', 'With more'])(
  'nobody is asked to take over what stays on its path, has no place of its own in the history, or takes something along: %s',
  async (name) => {
    const { user } = start();
    await user.click(screen.getByText(name));
    expect(instead).not.toHaveBeenCalled();
  },
);

test('nor what leaves unsaved work: that is a question first', async () => {
  const { user } = start();
  await user.type(screen.getByLabelText('Name'), 'Chemistry');
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(instead).not.toHaveBeenCalled();
});

function Forms({ kept }: { readonly kept: readonly boolean[] }) {
  return kept.map((isKept, index) => <Form key={index} isKept={isKept} />);
}
function Form({ isKept }: { readonly isKept: boolean }) {
  useUnsaved(true, undefined, undefined, isKept);
  return null;
}
test.each([
  ['none', []],
  ['kept', [true, true]],
  ['lost', [true, false]],
] as const)('what would become of the work in the forms: %s', (work, kept) => {
  render(<Forms kept={kept} />);
  expect(openWork()).toBe(work);
});
