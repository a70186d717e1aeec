import '@testing-library/jest-dom';
import { act, render, screen, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { Exposes, RegistryEntry } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import { dropUnsaved, useUnsaved } from '@lectern/ui-kit';
import { readSession } from '../session/watch-session';
import { useTabState } from '../session/tab-state';
import { WaysOutContext } from '../session/ways-out';
import { failureOf } from './explain';
import { setLoader } from './loader';
import { RemoteRoute } from './RemoteRoute';
import { useRemotes } from './remote-store';
import { registryEntry } from './testing';

jest.mock('../session/watch-session', () => ({ readSession: jest.fn(() => Promise.resolve()) }));

const reloadPage = jest.fn(() => Promise.resolve());
const route = { path: '/tree', title: 'Tree', layout: 'full', access: 'signed in', expose: 'screen' } as const;
let number = 0;
let old: RegistryEntry;
let live: RegistryEntry;
let missing: string | undefined;

/** What `late` throws while it renders: webpack could not fetch a chunk. */
const gone = (): Error =>
  Object.assign(new Error('Loading chunk 5 failed'), { request: 'http://localhost/remotes/x/5.js' });
let isGone: boolean;
function Old(): ReactNode {
  if (isGone) throw gone();
  return <p>the old tree</p>;
}
function Form({ kept }: { readonly kept: boolean }): ReactNode {
  useUnsaved(true, undefined, undefined, kept);
  return <p>a form</p>;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  number += 1;
  old = registryEntry({ version: `${number}.1.0`, routes: [route] });
  [live, missing, isGone] = [registryEntry({ version: `${number}.2.0`, routes: [route] }), undefined, false];
  const exposes = (Screen: () => ReactNode): Exposes => ({ screen: async () => ({ default: Screen }) });
  setLoader({
    exposes: async (entry) => exposes(entry.version === old.version ? Old : () => <p>the new tree</p>),
    hint: () => undefined,
    prefetch: () => undefined,
    explain: async (entry) => new RemoteError(failureOf(entry, 'missing', [], missing ?? '5.js')),
  });
  useRemotes.setState({ knownGood: {}, states: {}, notes: {} });
  useTabState.setState({ stale: undefined });
  sessionStorage.clear();
  reloadPage.mockClear();
});
afterEach(() => {
  dropUnsaved();
  closeSession();
  jest.restoreAllMocks();
});

const page = (form?: ReactNode) => (
  <WaysOutContext
    value={{
      signOut: reloadPage,
      goBackToAdmin: reloadPage,
      actAs: () => undefined,
      signInAgain: () => undefined,
      reloadPage,
    }}
  >
    <Suspense fallback="waiting">
      <RemoteRoute match={{ entry: old, route }} />
    </Suspense>
    {form}
  </WaysOutContext>
);
/** A place that keeps to the old version, whose next code is gone. */
const lose = async (form?: ReactNode): Promise<RenderResult> => {
  openSession(aSession({ registry: { revision: 2, remotes: [live] } }));
  const view = await act(async () => render(page(form)));
  expect(await screen.findByText('the old tree')).toBeVisible();
  isGone = true;
  await act(async () => view.rerender(page(form)));
  return view;
};

test('where nothing is dirty the version that people have now takes its place, without a word [D5.2]', async () => {
  await lose();
  expect(await screen.findByText('the new tree')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a place that is taken without a word leaves the focus where the person is at work [D5.2]', async () => {
  const elsewhere = <input aria-label="elsewhere" />;
  openSession(aSession({ registry: { revision: 2, remotes: [live] } }));
  const view = await act(async () => render(page(elsewhere)));
  screen.getByLabelText('elsewhere').focus();
  isGone = true;
  await act(async () => view.rerender(page(elsewhere)));
  expect(await screen.findByText('the new tree')).toBeVisible();
  expect(screen.getByLabelText('elsewhere')).toHaveFocus();
});

test('a focus lost with the replaced content goes to the place [D5.2]', async () => {
  await lose();
  expect((await screen.findByText('the new tree')).parentElement).toHaveFocus();
});

test('where the forms that are dirty keep drafts the page is reloaded, once; the next time the person is asked and reads what failed [D5.2]', async () => {
  await lose(<Form kept />);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  document.body.innerHTML = '';
  isGone = false;
  await lose(<Form kept />);
  expect(await screen.findByRole('alert')).toHaveTextContent(`${old.version} could not be loaded`);
  expect([reloadPage.mock.calls.length, useTabState.getState().stale]).toEqual([1, 'newer version']);
});

test('where work would be lost nothing is reloaded before the person says so [D5.2]', async () => {
  await lose(<Form kept={false} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found: 5.js');
  expect(screen.getByText('a form')).toBeVisible();
  expect([reloadPage.mock.calls.length, useTabState.getState().stale]).toEqual([0, 'newer version, work unkept']);
});

test('what is gone of the version that people have now is a failure with Retry, as ever [D5.2]', async () => {
  live = old;
  await lose();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found: 5.js');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(useTabState.getState().stale).toBeUndefined();
});

test('a file of the shell that is gone, while no newer shell is there, is shown as well: another version of the remote would not bring it [D5.2]', async () => {
  missing = 'shell/aaaa/share-form.js';
  await lose();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found: shell/aaaa/share-form.js');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('who has left the place before the session is read is not disturbed where they are now, and the failure is not shown there [D5.2]', async () => {
  let answer: () => void = () => undefined;
  jest.mocked(readSession).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const view = await lose(<Form kept />);
  view.unmount();
  await act(async () => answer());
  expect(reloadPage).not.toHaveBeenCalled();
  expect([useRemotes.getState().states[old.name], useTabState.getState().stale]).toEqual([undefined, undefined]);
});
