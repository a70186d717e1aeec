import { fork } from 'node:child_process';
import { UnreadableSheet } from '../domains/platform/import/sheet/sheet';
import { tooMany } from '../server/calls/errors';
import type { MadeImages } from '../server/files/image-sizes';
import { taskPool, TaskLost, TooManyTasks } from '../server/uploads/task-pool';
import type { SheetHead, UploadReader } from '../server/uploads/upload-reader';
import { withFile } from '../server/uploads/with-file';
import type { Roots } from './roots';
import type { Unreadable } from './upload-process';

/** How long a task may take, in ms: a head needs all texts of a workbook; a decoder gives up after 10 s by itself. */
const [headMs, imageMs] = [60_000, 15_000];
/** The heap of a process: a workbook's 64 million characters, and as much again. */
const memory = '--max-old-space-size=384';

const tooManyFiles = (error: unknown): unknown =>
  error instanceof TooManyTasks ? tooMany('You are sending too many files at once. Try again in a moment.', 10) : error;

/** Reads uploads in two processes of their own; what takes too long or too much is given up there. */
export const processReader = ({ file, nodeArguments }: Roots['uploads']): UploadReader => {
  const pool = taskPool({
    start: () =>
      fork(file, [], {
        execArgv: [memory, ...nodeArguments],
        stdio: ['ignore', 'inherit', 'ignore', 'ipc'], // what Node says when memory ends is no news
        serialization: 'advanced',
      }),
    size: 2,
    waitingPerOwner: 10,
    idleMs: 60_000,
  });
  return {
    readHead: (bytes, userId) =>
      withFile(bytes, async (path) => {
        const head = await pool.run({ name: 'head', input: { file: path } }, userId, headMs).catch((error: unknown) => {
          if (error instanceof TaskLost) throw new UnreadableSheet('This file takes too long to read: split it');
          throw tooManyFiles(error);
        });
        const { unreadable } = head as Partial<Unreadable>;
        if (unreadable !== undefined) throw new UnreadableSheet(unreadable);
        return head as SheetHead;
      }),
    makeSizes: (bytes, type, userId, wanted) =>
      withFile(bytes, (path) =>
        pool.run({ name: 'sizes', input: { file: path, type, wanted } }, userId, imageMs).then(
          (made) => made as MadeImages | undefined,
          (error: unknown) => {
            if (error instanceof TaskLost) return undefined;
            throw tooManyFiles(error);
          },
        ),
      ),
    stop: () => pool.stop(),
  };
};
