import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { OwnSubmission, OwnTask } from '@lectern/contract/people';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { AttemptForm } from './AttemptForm';

const attempt = {
  ...{ id: 40, attempt: 1, state: 'started' as const, startedAt: '2026-11-20T10:00:00.000Z', closesAt: null },
  ...{ submittedAt: null, lateMinutes: 0, marks: null, feedback: '' },
};
const task: OwnTask = {
  ...{ id: 4, batchId: 2, batchTitle: 'Calculus', timeZone: 'Asia/Kolkata', kind: 'assignment', title: 'Ratios' },
  ...{ status: 'published', opensAt: null, dueAt: null, closesAt: null, durationMinutes: null, attempts: 1 },
  ...{ maxMarks: 10, passMarks: 4, latePenaltyPercent: 0, blocker: null, own: [attempt] },
};
const submission: OwnSubmission = {
  ...attempt,
  ...{ taskId: 4, answers: {}, body: '', files: [], instructionsHtml: '', questions: [] },
  now: '2026-11-20T10:01:00.000Z',
};
const fixture = serverFixture({}, (server) => {
  server.on('POST batch/submission/file', () => new Promise(() => undefined));
});
const Screen = () => <AttemptForm task={task} submission={submission} onDone={() => undefined} />;

test('an attempt is not handed in without a file that is still on its way', async () => {
  const { user } = showScreens({ '/student': Screen }, '/student', []);
  const submit = await screen.findByRole('button', { name: 'Hand in' });
  fireEvent.change(document.querySelector('input[type=file]')!, {
    target: { files: [new File(['%PDF-1.7'], 'ratios.pdf', { type: 'application/pdf' })] },
  });
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait until the files are uploaded');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop uploading ratios.pdf' }));
  await waitFor(() => expect(screen.queryByText('Wait until the files are uploaded')).toBeNull());
  await user.click(submit);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(fixture.server.requestsTo('POST batch/submission/submit')).toHaveLength(0);
});
