import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { uploadCalls, uploadLimits, type UploadState } from '@lectern/contract/platform';
import { sql } from 'kysely';
import sharp from 'sharp';
import { documentPath } from '../../../server/files/paths';
import { testWorker } from '../../../server/jobs/testing';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { queueCleaning } from './upload-clean';

type Client = TestClient & { userId: number };
let api: TestApi;
let me: Client;
let other: Client;
beforeAll(async () => {
  api = await testApi();
  [me, other] = [await api.signIn(1), await api.signIn(1)];
});
afterAll(() => api.close());

const { chunkBytes } = uploadLimits;
/** Bytes that begin as an MP4 does. */
const video = (bytes: number): Buffer => {
  const all = randomBytes(bytes);
  all.write('\0\0\0\u0018ftypisom', 'latin1');
  return all;
};
interface Answer {
  readonly status: number;
  readonly result: {
    readonly upload: UploadState;
    readonly file: { id: number; name: string; mime: string; bytes: number };
  };
  readonly message: string;
  readonly error: unknown;
}
const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  ...((await response.json()) as Omit<Answer, 'status'>),
});
const open = async (more: object = {}, client = me): Promise<Answer> =>
  answerOf(
    await client.fetch('/api/s3/resumable', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'video', name: 'Lesson 1.mp4', bytes: 100, ...more }),
    }),
  );
const opened = async (file: Buffer, more: object = {}) =>
  (await open({ bytes: file.length, ...more })).result.upload.id;
const chunk = async (id: number, offset: number, body: Buffer, client = me): Promise<Answer> =>
  answerOf(
    await client.fetch(`/api/s3/resumable/${id}?offset=${offset}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: Uint8Array.from(body),
    }),
  );
const sendFrom = async (id: number, file: Buffer, from = 0): Promise<void> => {
  for (let at = from; at < file.length; at += chunkBytes)
    expect((await chunk(id, at, file.subarray(at, at + chunkBytes))).status).toBe(200);
};
const read = async (id: number, client = me) => {
  const { status, body } = await client.send(uploadCalls.read, { id });
  return { status, ...(body as { result?: { upload: UploadState } }) };
};
const finish = async (id: number, fields: Record<string, string | Blob> = {}, client = me): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: String(id), seconds: '2', ...fields })) form.append(name, value);
  return answerOf(await client.fetch('/api/s3/resumable/finish', { method: 'POST', body: form }));
};
const stored = async (fileId: number): Promise<Buffer> => {
  const { rows } = await sql<{ key: string }>`select storage_key as key from files where id = ${fileId}`.execute(
    api.database.db,
  );
  return buffer(api.services.store.stream(documentPath(rows[0]!.key)));
};
const partsLeft = async (): Promise<number> => {
  let count = 0;
  for await (const path of api.services.store.list('uploads/')) count += path ? 1 : 0;
  return count;
};
const clean = async (): Promise<void> => {
  await queueCleaning(api.database.db);
  await testWorker(api).drain();
};
/** Sends the head of a chunk and breaks the line off. */
const cutOff = (id: number, offset: number, part: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const line = httpRequest(`${api.origin}/api/s3/resumable/${id}?offset=${offset}`, {
      method: 'PUT',
      headers: { ...me.headers(), 'content-type': 'application/octet-stream', 'content-length': String(chunkBytes) },
    });
    line.on('error', () => resolve());
    line.write(part, () => setTimeout(() => line.destroy(), 100));
    line.on('close', () => resolve());
  });

describe('a file in chunks', () => {
  it('is the same byte for byte after its line was cut in the middle of a chunk', async () => {
    const file = video(chunkBytes * 2 + 1234);
    const id = await opened(file, { sha256: createHash('sha256').update(file).digest('hex') });
    await chunk(id, 0, file.subarray(0, chunkBytes));
    await cutOff(id, chunkBytes, file.subarray(chunkBytes, chunkBytes + 400_000));
    expect((await read(id)).result?.upload.received).toBe(chunkBytes);
    await sendFrom(id, file, chunkBytes);
    const { result, status } = await finish(id);
    expect([status, result.file.mime, result.file.bytes]).toEqual([200, 'video/mp4', file.length]);
    expect((await stored(result.file.id)).equals(file)).toBe(true);
  });

  it('is taken once where the same chunk comes twice, one after the other or from two tabs', async () => {
    const file = video(chunkBytes + 10);
    const id = await opened(file);
    const first = file.subarray(0, chunkBytes);
    const statuses = (await Promise.all([chunk(id, 0, first), chunk(id, 0, first)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const again = await chunk(id, 0, first);
    expect([again.status, again.result.upload.received]).toEqual([409, chunkBytes]);
    await sendFrom(id, file, chunkBytes);
    const finished = await Promise.all([finish(id), finish(id), finish(id)]);
    const ids = new Set(finished.map(({ result }) => result.file.id));
    expect([ids.size, (await finish(id)).result.file.id]).toEqual([1, [...ids][0]]);
    expect((await stored([...ids][0]!)).equals(file)).toBe(true);
    await clean();
    expect(await partsLeft()).toBe(0);
    expect((await stored([...ids][0]!)).length).toBe(file.length);
  });

  it('keeps its poster, length and sides', async () => {
    const file = video(64);
    const id = await opened(file);
    await sendFrom(id, file);
    const poster = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const { result } = await finish(id, {
      poster: new Blob([Uint8Array.from(poster)]),
      seconds: '61',
      width: '640',
      height: '360',
    });
    const { rows } = await sql<Record<string, unknown>>`
      select f.duration_seconds as seconds, f.width, f.height, f.visibility, f.uploaded_by as "by", count(*)::int as sizes from files f
      join file_variants v on v.file_id = f.id where f.id = ${result.file.id} group by f.id`.execute(api.database.db);
    expect(rows).toEqual([{ seconds: 61, width: 640, height: 360, visibility: 'private', by: me.userId, sizes: 3 }]);
  });

  it.each([
    ['is no video', Buffer.from('MZ this is a program of some length'), 415],
    ['is a picture in such a container', Buffer.from('\0\0\0\u0018ftypheic of some length', 'latin1'), 415],
    ['is a page', Buffer.from('<!doctype html><script>1</script>'), 415],
  ])('that %s is refused with its first chunk, whatever its name says', async (_what, file, status) => {
    const id = await opened(file);
    expect((await chunk(id, 0, file)).status).toBe(status);
    expect((await read(id)).result?.upload.received).toBe(0);
  });

  it('must be whole, as long as was said, and the one that was chosen', async () => {
    const file = video(100);
    const id = await opened(file, { sha256: 'a'.repeat(64) });
    expect((await finish(id)).status).toBe(409);
    expect((await chunk(id, 0, file.subarray(0, 50))).error).toEqual([
      { property: 'body', constraints: { length: 'The chunk has 100 bytes here' } },
    ]);
    await sendFrom(id, file);
    expect(await finish(id)).toMatchObject({
      status: 409,
      message: 'What has come is not the file that was chosen: send it again',
    });
  });

  it('is its sender’s alone', async () => {
    const file = video(100);
    const id = await opened(file);
    const answers = [
      (await read(id, other)).status,
      (await chunk(id, 0, file, other)).status,
      (await finish(id, {}, other)).status,
      (await other.send(uploadCalls.giveUp, { id })).status,
    ];
    expect(answers).toEqual([404, 404, 404, 404]);
  });

  it('is taken away when it is given up, or when nothing has come for a day; nothing is taken for it then', async () => {
    const file = video(chunkBytes + 10);
    const [given, left, going] = [await opened(file), await opened(file), await opened(file)];
    for (const id of [given, left, going]) await chunk(id, 0, file.subarray(0, chunkBytes));
    await clean();
    const parts = await partsLeft();
    expect((await me.send(uploadCalls.giveUp, { id: given })).status).toBe(200);
    await sql`update uploads set touched_at = now() - interval '25 hours' where id = ${left}`.execute(api.database.db);
    await clean();
    expect([(await read(given)).status, (await read(left)).status, await partsLeft()]).toEqual([404, 404, parts - 2]);
    expect((await chunk(left, chunkBytes, file.subarray(chunkBytes))).status).toBe(404);
    await sendFrom(going, file, chunkBytes);
    expect((await finish(going)).status).toBe(200);
  });

  it('is one of a limited number and of limited bytes a day', async () => {
    const busy = await api.signIn(1);
    const answers = await Promise.all(Array.from({ length: uploadLimits.open + 2 }, () => open({}, busy)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const heavy = await api.signIn(1);
    await sql`insert into uploads (purpose, name, bytes, created_by) values ('video', 'x', ${uploadLimits.dayBytes - 50}, ${heavy.userId})`.execute(
      api.database.db,
    );
    expect([(await open({ bytes: 51 }, heavy)).status, (await open({ bytes: 50 }, heavy)).status]).toEqual([429, 200]);
  });
});
