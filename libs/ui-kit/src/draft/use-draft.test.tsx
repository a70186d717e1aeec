import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { send } from '@lectern/api-client';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { draftCalls } from '@lectern/contract/platform/draft';
import { ServerForm } from '../form/ServerForm';
import { TextField } from '../form/TextField';
import { useServerForm } from '../form/use-server-form';
import { dropUnsaved } from '../unsaved/unsaved';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);

interface Row {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly slug: string;
}
type Values = { name: string; slug: string };
const schema = object({ name: string().required(), slug: string() });
const valuesOf = ({ name, slug }: Row): Values => ({ name, slug });
const row: Row = { id: 7, version: 3, name: 'Science', slug: 'science' };
const save = jest.fn<Promise<object>, [Values, Row | undefined]>();

function Editor({ row: given }: { readonly row: Row }) {
  const form = useServerForm<Values, Row, object>({
    schema,
    initial: valuesOf(given),
    row: given,
    send: save,
    onSaved: () => undefined,
    draft: 'category',
    conflict: { valuesOf, noun: 'category', fields: { name: { label: 'Name' }, slug: { label: 'Slug' } } },
  });
  return (
    <ServerForm form={form}>
      <TextField name="name" label="Name" />
      <TextField name="slug" label="Slug" />
      <button type="submit">Save</button>
    </ServerForm>
  );
}

const place = { form: 'category', entityId: 7 };
let kept: object | null;
const made = (call: unknown) => server.mock.calls.filter(([each]) => each === call).map(([, request]) => request);
const open = async (given = row) => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const shown = render(<Editor row={given} />);
  await waitFor(() => expect(made(draftCalls.read)).toHaveLength(1));
  await act(async () => undefined);
  return { user, ...shown };
};
const name = () => screen.getByRole('textbox', { name: 'Name' });
const pause = () => act(() => jest.advanceTimersByTimeAsync(2000));

beforeEach(() => {
  jest.useFakeTimers();
  kept = null;
  save.mockReset().mockResolvedValue({});
  server
    .mockReset()
    .mockImplementation((call) =>
      Promise.resolve(call === draftCalls.read ? { draft: kept } : { updatedAt: '2026-11-21T10:00:00.000Z' }),
    );
  openSession(aSession());
});
afterEach(() => {
  dropUnsaved();
  closeSession();
  jest.useRealTimers();
});

test('what is typed is kept once, two seconds after the last change, with the loaded values and its version [E2.7]', async () => {
  const { user } = await open();
  await user.type(name(), 's!');
  expect(made(draftCalls.keep)).toEqual([]);
  await pause();
  expect(made(draftCalls.keep)).toEqual([
    { ...place, baseVersion: 3, body: { base: valuesOf(row), values: { name: 'Sciences!', slug: 'science' } } },
  ]);
});

test('a draft goes when its text is typed back by hand', async () => {
  const { user } = await open();
  await user.type(name(), 's');
  await pause();
  await user.type(name(), '{Backspace}');
  await waitFor(() => expect(made(draftCalls.drop)).toEqual([place]));
});

const draftOf = (base: Values, values: Values) => ({
  baseVersion: 3,
  body: { base, values },
  updatedAt: '2026-11-20T09:00:00.000Z',
});

test('an earlier draft is offered with its time, and restored into the form; nothing is written over it before the answer', async () => {
  kept = draftOf(valuesOf(row), { name: 'Sciences', slug: 'science' });
  const { user } = await open();
  expect(await screen.findByText(/You have unsaved changes from 20 Nov 2026/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Slug' }), '-1');
  await pause();
  expect(made(draftCalls.keep)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(name()).toHaveValue('Sciences');
  expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('science-1');
  expect(screen.queryByText(/You have unsaved changes/)).not.toBeInTheDocument();
});

test('where the draft can’t be read, none is dropped by opening the form', async () => {
  server.mockRejectedValue(Object.assign(new Error('away'), { status: 503, failure: {} }));
  await open();
  await pause();
  expect(made(draftCalls.drop)).toEqual([]);
});

test('a draft that nobody wants is dropped', async () => {
  kept = draftOf(valuesOf(row), { name: 'Sciences', slug: 'science' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(made(draftCalls.drop)).toEqual([place]));
  expect(name()).toHaveValue('Science');
});

test('a draft of an older record merges like a stale save, and asks where both changed a field [E2.8]', async () => {
  kept = draftOf({ name: 'Scince', slug: 'scince' }, { name: 'Natural science', slug: 'scince' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByRole('dialog', { name: 'This category changed since your draft' });
  await user.click(screen.getByRole('radio', { name: 'Yours: Natural science' }));
  await user.click(screen.getByRole('button', { name: 'Restore with these choices' }));
  await waitFor(() => expect(name()).toHaveValue('Natural science'));
  expect(screen.getByRole('textbox', { name: 'Slug', hidden: true })).toHaveValue('science');
  expect(save).not.toHaveBeenCalled();
});

test('a save drops it, and letting unsaved work go drops it for good [E2.9]', async () => {
  const { user, unmount } = await open();
  await user.type(name(), 's');
  await pause();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(made(draftCalls.drop)).toHaveLength(1));
  await user.type(name(), '!');
  await pause();
  act(() => dropUnsaved());
  unmount();
  await waitFor(() => expect(made(draftCalls.drop)).toHaveLength(2));
  expect(made(draftCalls.keep)).toHaveLength(2);
});

test('a form that goes with unsaved work keeps it at once', async () => {
  const { user, unmount } = await open();
  await user.type(name(), 's');
  unmount();
  await waitFor(() => expect(made(draftCalls.keep)).toHaveLength(1));
});

test('nothing is kept while somebody acts for the person', async () => {
  openSession(aSession({ impersonating: { by: { id: 1, name: 'Meera' }, reason: 'x', since: '', until: '' } }));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Editor row={row} />);
  await user.type(name(), 's');
  await pause();
  expect(server).not.toHaveBeenCalled();
});
