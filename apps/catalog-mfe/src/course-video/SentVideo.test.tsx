import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import type { FileItem } from '@lectern/ui-kit/fields';
import { ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { mixed, object } from 'yup';
import { SentVideo } from './SentVideo';

let server: TestServer;
// jsdom plays nothing: its videos say nothing of themselves.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => undefined }));
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

const send = jest.fn().mockResolvedValue({});
const schema = object({ sent: mixed().nullable() });
const initial: { readonly sent: FileItem | null } = { sent: null };

function Editor() {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <SentVideo chosen={(name) => `${name} is saved with the form`} undo="Take it out" />
      <button type="submit">Save</button>
    </ServerForm>
  );
}

test('a form waits while its video is on its way, and is sent once the video is stopped', async () => {
  server.on('POST s3/resumable', () => new Promise(() => undefined));
  render(<Editor />);
  const user = userEvent.setup();
  fireEvent.change(screen.getByLabelText('Upload a video…'), {
    target: { files: [new File(['film'], 'intro.mp4', { type: 'video/mp4' })] },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wait until the video is uploaded')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stop uploading intro.mp4' }));
  expect(screen.queryByText('Wait until the video is uploaded')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(1);
});
