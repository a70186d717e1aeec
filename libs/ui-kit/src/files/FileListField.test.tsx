import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, object } from 'yup';
import { ServerForm } from '../form/ServerForm';
import { useServerForm } from '../form/use-server-form';
import { isDirty } from '../unsaved/unsaved';
import { FileListField } from './FileListField';
import type { FileItem, FileKind } from './file-kind';

interface Started {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
  readonly arrive: () => void;
  readonly fail: (error: unknown) => void;
}
const started: Started[] = [];
const kind: FileKind = {
  accept: '.pdf',
  limits: 'PDF, at most 5 MB each.',
  blockerOf: ({ name }) => (name.endsWith('.pdf') ? undefined : 'Choose a PDF'),
  upload: (file, how) =>
    new Promise<FileItem>(
      (resolve, fail) =>
        void started.push({
          ...how,
          name: file.name,
          fail,
          arrive: () => resolve({ id: started.length * 10 + file.size, name: file.name, bytes: file.size }),
        }),
    ),
};
const schema = object({ papers: array().min(1, 'Papers is required') });
const initial: { readonly papers: readonly FileItem[] } = { papers: [] };
const some = { papers: [{ id: 1, name: 'old.pdf', bytes: 2048 }] };
const send = jest.fn().mockResolvedValue({});

interface Settings {
  readonly values: typeof initial;
  readonly disabled: boolean;
  readonly one: boolean;
}

function Editor({ values, disabled, one }: Settings) {
  const form = useServerForm({ schema, initial: values, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <FileListField name="papers" label="Papers" kind={kind} disabled={disabled} one={one} />
      <button type="submit">Save</button>
    </ServerForm>
  );
}
const start = ({ values = initial, disabled = false, one = false } = {}) => {
  send.mockClear();
  started.length = 0;
  const shown = render(<Editor values={values} disabled={disabled} one={one} />);
  return { user: userEvent.setup(), shown };
};
const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('types and size are shown before anything is chosen', () => {
  start();
  expect(screen.getByRole('group', { name: 'Papers' })).toHaveAccessibleDescription('PDF, at most 5 MB each.');
});

test('a form waits for a file on its way: the field says so until the file is there', async () => {
  const { user } = start({ values: some });
  choose(file('a.pdf'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wait until the files are uploaded')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await act(async () => {
    started[0]!.arrive();
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.queryByText('Wait until the files are uploaded')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(1);
  expect((send.mock.calls as [typeof some][])[0]![0].papers.map(({ name }) => name)).toEqual(['old.pdf', 'a.pdf']);
});

test('a file on its way is no fault of the form until somebody saves it', async () => {
  start({ values: some });
  choose(file('a.pdf'), file('b.pdf', 4));
  await act(async () => {
    started[0]!.arrive();
    await Promise.resolve();
  });
  expect(listed()).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Papers' })).toHaveAccessibleDescription('PDF, at most 5 MB each.');
});

test('a required list with its first file on its way says to wait', async () => {
  const { user } = start();
  choose(file('a.pdf'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wait until the files are uploaded')).toBeVisible();
  expect(screen.queryByText('Papers is required')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop uploading a.pdf' }));
  expect(await screen.findByText('Papers is required')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('files are uploaded side by side with their progress, and kept as they arrive', async () => {
  const { user } = start({ values: some });
  choose(file('a.pdf'), file('b.pdf', 4));
  act(() => started[1]!.onProgress(0.5));
  expect(screen.getByRole('progressbar', { name: 'Uploading b.pdf' })).toHaveAttribute('value', '50');
  expect(isDirty()).toBe(true);
  await act(async () => {
    for (const { arrive } of started) arrive();
    await Promise.resolve();
  });
  expect(listed()).toEqual(['old.pdf2 KB', 'a.pdf3 bytes', 'b.pdf4 bytes']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith(
    {
      papers: [
        expect.objectContaining({ name: 'old.pdf' }),
        expect.objectContaining({ name: 'a.pdf' }),
        expect.objectContaining({ name: 'b.pdf' }),
      ],
    },
    undefined,
  );
});

test('a file of another kind is refused unsent, and can be removed from the list', async () => {
  const { user } = start();
  choose(file('photo.png'));
  expect(listed()).toEqual(['photo.pngChoose a PDF']);
  expect([started, screen.queryByRole('button', { name: /^Retry/ })]).toEqual([[], null]);
  await user.click(screen.getByRole('button', { name: 'Remove photo.png from the list' }));
  expect(listed()).toEqual([]);
});

test('a failed upload says why, and can be tried again', async () => {
  const { user } = start();
  choose(file('a.pdf'));
  await act(async () => {
    started[0]!.fail(
      Object.assign(new Error('x'), { status: 413, failure: { success: false, message: 'Max file size is 2 MB' } }),
    );
    await Promise.resolve();
  });
  expect(listed()).toEqual(['a.pdfMax file size is 2 MBRetry']);
  await user.click(screen.getByRole('button', { name: 'Retry uploading a.pdf' }));
  await act(async () => {
    started[1]!.arrive();
    await Promise.resolve();
  });
  expect(listed()).toEqual(['a.pdf3 bytes']);
});

test('an upload can be stopped, and all stop when the form closes', async () => {
  const { user, shown } = start();
  choose(file('a.pdf'), file('b.pdf'));
  await user.click(screen.getByRole('button', { name: 'Stop uploading a.pdf' }));
  expect([listed().length, started.map(({ signal }) => signal.aborted)]).toEqual([1, [true, false]]);
  shown.unmount();
  expect(started.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('a file is taken out with the focus where another can be chosen, and what is then missing is said in the help’s place', async () => {
  const { user } = start({ values: some });
  await user.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
  const choose = screen.getByRole('button', { name: 'Choose files…' });
  expect(choose).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Papers is required')).toBeVisible();
  await waitFor(() => expect(choose).toHaveFocus());
  expect(screen.getByRole('group', { name: 'Papers' })).toHaveAccessibleDescription('Papers is required');
});

test('a field of one file takes another in its place, and the newest of those on their way', async () => {
  const { user } = start({ values: some, one: true });
  expect(document.querySelector('input[type=file]')).not.toHaveAttribute('multiple');
  expect(screen.getByRole('button', { name: 'Choose another file…' })).toBeVisible();
  choose(file('a.pdf'));
  choose(file('b.pdf'));
  expect(started.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  act(() => started[1]!.arrive());
  await waitFor(() => expect(listed()).toEqual(['b.pdf3 bytes']));
  await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
  expect(screen.getByRole('button', { name: 'Choose a file…' })).toHaveFocus();
});

test('two files that are dropped on a field of one are refused, and nothing is sent', () => {
  start({ one: true });
  const files = [file('a.pdf'), file('b.pdf')];
  fireEvent.drop(screen.getByRole('group', { name: 'Papers' }), { dataTransfer: { files } });
  expect([started.length, listed()]).toEqual([0, []]);
});

test('a locked list can be read, and nothing else', () => {
  start({ values: some, disabled: true });
  expect([listed(), screen.queryByRole('button', { name: /Choose|Remove/ })]).toEqual([['old.pdf2 KB'], null]);
});
