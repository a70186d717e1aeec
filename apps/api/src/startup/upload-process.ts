import { readFile } from 'node:fs/promises';
import { readHead } from '../domains/platform/import/sheet/read-head';
import { UnreadableSheet } from '../domains/platform/import/sheet/sheet';
import { makeSizes, type Wanted } from '../server/files/image-sizes';
import type { ImageType } from '../server/files/image-type';
import type { Task, TaskAnswer } from '../server/uploads/task-pool';

/** More than an image of 25 megapixels (340 MB) or the head of 20 MB of rows ever takes. */
const maxMemory = 512 * 1024 * 1024;

/** What comes back when a sheet can't be read: a sentence for a person. */
export interface Unreadable {
  readonly unreadable: string;
}

interface Input {
  readonly file: string;
  readonly type?: ImageType;
  readonly wanted?: Wanted;
}

const tasks: Readonly<Record<string, (bytes: Buffer, input: Input) => Promise<unknown>>> = {
  head: (bytes) =>
    readHead(bytes).catch((error: unknown): Unreadable => {
      if (error instanceof UnreadableSheet) return { unreadable: error.message };
      throw error;
    }),
  sizes: (bytes, { type, wanted }) => makeSizes(bytes, type ?? 'png', wanted),
};

const answerTo = async ({ name, input }: Task): Promise<TaskAnswer> => {
  try {
    const { file } = input as Input;
    return { result: await tasks[name]?.(await readFile(file), input as Input) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

process.on('message', (task) => void answerTo(task as Task).then((answer) => process.send?.(answer)));
process.once('disconnect', () => process.exit(0));
// A signal to the whole group is the API's to answer: it ends this process when it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) process.on(signal, () => undefined);
setInterval(() => process.memoryUsage.rss() > maxMemory && process.exit(1), 50).unref();
