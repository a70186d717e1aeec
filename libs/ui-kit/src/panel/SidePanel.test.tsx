import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { DirtyGuard } from '../unsaved/DirtyGuard';
import { dropUnsaved, useUnsaved } from '../unsaved/unsaved';
import { PanelBody } from './parts';
import { SidePanel } from './SidePanel';

const save = jest.fn<Promise<boolean>, []>();

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '', save);
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Page() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <SidePanel open={open} title="Chemistry" onClose={() => setOpen(false)}>
        <PanelBody>
          <Form />
          <button type="button" onClick={() => void navigate('/other')}>
            Elsewhere
          </button>
          <button type="button" onClick={() => void navigate('/page?id=2')}>
            Another
          </button>
        </PanelBody>
      </SidePanel>
      <DirtyGuard />
    </>
  );
}

const start = async () => {
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page /> },
      { path: '/other', element: <p>Other</p> },
    ],
    { initialEntries: ['/page'] },
  );
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return { router, user, panel: await screen.findByRole('dialog', { name: 'Chemistry' }) };
};
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

beforeEach(() => {
  dropUnsaved();
  save.mockReset();
});

test('Esc closes a panel without changes, and the focus returns to what opened it [E13.4]', async () => {
  const { user, panel } = await start();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('the focus stays inside the panel', async () => {
  const { user, panel } = await start();
  for (let step = 0; step < 6; step += 1) {
    await user.tab();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  }
});

describe('with unsaved work [E2.4]', () => {
  const dirty = async () => {
    const started = await start();
    await started.user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    return started;
  };

  it('closing asks; Stay keeps the typed text', async () => {
    const { user, panel } = await dirty();
    await user.keyboard('{Escape}');
    await question();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(panel).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('x');
  });
  it('Discard closes', async () => {
    const { user, panel } = await dirty();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  });
  it('a navigation waits for the answer; Save and leave saves first', async () => {
    save.mockResolvedValue(true);
    const { user, router } = await dirty();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await question();
    expect(router.state.location.pathname).toBe('/page');
    await user.click(screen.getByRole('button', { name: 'Save and leave' }));
    await screen.findByText('Other');
    expect(save).toHaveBeenCalledTimes(1);
  });
  it('stays when the save is refused', async () => {
    save.mockResolvedValue(false);
    const { user, router, panel } = await dirty();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    expect(router.state.location.pathname).toBe('/page');
    expect(panel).toBeInTheDocument();
  });
  it('another search of the same page is a way out too', async () => {
    const { router, user } = await dirty();
    await user.click(screen.getByRole('button', { name: 'Another' }));
    await question();
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.search).toBe('?id=2'));
  });
  it('closing the tab is warned of, and no longer once it is given up', async () => {
    await dirty();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(true);
    act(dropUnsaved);
    expect(asks()).toBe(false);
  });
});
