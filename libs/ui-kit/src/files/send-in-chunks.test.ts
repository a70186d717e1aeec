/** @jest-environment node */
import { CallError, configure } from '@lectern/api-client';
import { uploadCalls, uploadLimits } from '@lectern/contract/platform/upload';
import { isBegun } from './begun-uploads';
import { giveUpUpload, sendInChunks } from './send-in-chunks';

const refusal = (status: number, result?: unknown): CallError =>
  new CallError(status, { success: false, message: `refused ${status}`, reference: '', result } as never);

/** A server of uploads in memory; `fail` says what happens to the next chunks instead of being taken. */
const server = () => {
  const fail: ('cut' | 'answer lost')[] = [];
  const calls: string[] = [];
  let got: Buffer | undefined;
  let bytes = 0;
  const state = () => ({ upload: { id: 7, bytes, received: got?.length ?? 0, fileId: null } });
  configure({
    exchange: async ({ method, path }, request, how) => {
      calls.push(`${method} ${path}`);
      const sent = request as { bytes: number; offset: number; poster?: unknown };
      if (method === 'POST' && path === uploadCalls.open.path) [got, bytes] = [Buffer.alloc(0), sent.bytes];
      else if (!got) throw refusal(404);
      if (method === 'DELETE') got = undefined;
      if (method === 'PUT' && got) {
        const failure = fail.shift();
        if (failure === 'cut') throw refusal(0);
        if (sent.offset !== got.length) throw refusal(409, state());
        got = Buffer.concat([got, Buffer.from(await how!.bytes!.arrayBuffer())]);
        if (failure === 'answer lost') throw refusal(0);
      }
      const file = { id: 70, name: 'a.mp4', mime: 'video/mp4', bytes };
      return { success: true, result: path === uploadCalls.finish.path ? { file } : state() };
    },
  });
  return { fail, calls, got: () => got, forget: () => (got = undefined) };
};
const fileOf = (bytes: number, lastModified = 1): File =>
  new File([Buffer.alloc(bytes, 'lectern')], 'a.mp4', { type: 'video/mp4', lastModified });
const sendFile = (file: File, parts: number[] = [], signal = new AbortController().signal) =>
  sendInChunks(file, 'video', () => Promise.resolve({ seconds: 3 }), {
    signal,
    onProgress: (part) => void parts.push(part),
  });
const size = uploadLimits.chunkBytes * 2 + 5;
/** What a device keeps, without a browser. */
const storage = (): Storage =>
  Object.defineProperties({} as Storage, {
    getItem: { value: (key: string) => (kept()[key] as string | undefined) ?? null },
    setItem: { value: (key: string, value: string) => (kept()[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept(), key) },
  });
const kept = (): Record<string, unknown> => localStorage;
beforeEach(() => void Object.assign(globalThis, { localStorage: storage() }));

// Nobody waits for the pauses between tries.
beforeEach(
  () =>
    void jest.spyOn(globalThis, 'setTimeout').mockImplementation((work) => {
      queueMicrotask(work);
      return 0 as never;
    }),
);
afterEach(() => jest.restoreAllMocks());

test('a file is sent chunk after chunk, and is the same', async () => {
  const { calls, got } = server();
  const file = fileOf(size);
  expect((await sendFile(file)).id).toBe(70);
  expect(calls).toEqual(['POST s3/resumable', ...Array(3).fill('PUT s3/resumable/{id}'), 'POST s3/resumable/finish']);
  expect(got()?.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
});

test('a line that is cut is tried again, and a chunk whose answer was lost is not sent twice', async () => {
  const { fail, calls, got } = server();
  fail.push('cut', 'answer lost');
  await sendFile(fileOf(size));
  expect([got()?.length, calls.filter((call) => call.startsWith('PUT')).length]).toEqual([size, 4]);
});

test('a line that stays cut fails; the same file goes on from where it was', async () => {
  const { fail, calls, got } = server();
  const file = fileOf(size);
  fail.push('answer lost', 'cut', 'cut', 'cut', 'cut');
  await expect(sendFile(file)).rejects.toMatchObject({ status: 0 });
  expect([isBegun(file), got()?.length]).toEqual([true, uploadLimits.chunkBytes]);
  calls.length = 0;
  const parts: number[] = [];
  await sendFile(file, parts);
  expect(calls[0]).toBe('GET s3/resumable');
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  expect(parts[0]).toBeGreaterThan(0.4);
  expect(isBegun(file)).toBe(false);
});

test('an upload that was taken away begins again', async () => {
  const { fail, forget, got } = server();
  const file = fileOf(size);
  fail.push('cut', 'cut', 'cut', 'cut');
  await expect(sendFile(file)).rejects.toMatchObject({ status: 0 });
  forget();
  await sendFile(file);
  expect(got()?.length).toBe(size);
});

test('a file that is given up is taken away', async () => {
  const { fail, calls } = server();
  const file = fileOf(size);
  fail.push('cut', 'cut', 'cut', 'cut');
  await expect(sendFile(file)).rejects.toMatchObject({ status: 0 });
  await giveUpUpload(file);
  expect([calls.at(-1), isBegun(file)]).toEqual(['DELETE s3/resumable', false]);
});

test('a file that is chosen again after a reload goes on from where it was; one that has changed since begins again', async () => {
  const { fail, calls } = server();
  fail.push('answer lost', 'cut', 'cut', 'cut', 'cut');
  await expect(sendFile(fileOf(size))).rejects.toMatchObject({ status: 0 });
  calls.length = 0;
  const again = fileOf(size);
  await sendFile(again);
  expect([calls[0], calls.filter((call) => call.startsWith('PUT')).length]).toEqual(['GET s3/resumable', 2]);
  expect(Object.keys(localStorage)).toEqual([]);

  fail.push('cut', 'cut', 'cut', 'cut');
  await expect(sendFile(fileOf(size))).rejects.toMatchObject({ status: 0 });
  calls.length = 0;
  await sendFile(fileOf(size, 2));
  expect(calls[0]).toBe('POST s3/resumable');
});

test('what the server has taken away after a day is not kept on the device either', async () => {
  const { fail, calls } = server();
  localStorage.setItem('upload.old', JSON.stringify({ id: 1, at: Date.now() - 25 * 3_600_000 }));
  fail.push('cut', 'cut', 'cut', 'cut');
  await expect(sendFile(fileOf(size))).rejects.toMatchObject({ status: 0 });
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('a.mp4');
  expect(calls).toContain('POST s3/resumable');
});
