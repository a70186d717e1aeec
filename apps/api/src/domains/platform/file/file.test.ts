import sharp from 'sharp';
import { fileCalls, maxFileBytes, type FileUse, type ShownFile } from '@lectern/contract/platform/file';
import { sql } from 'kysely';
import { delivery } from '../delivery';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let admin: TestClient & { userId: number };
let sales: TestClient & { userId: number };
let png: Buffer;
beforeAll(async () => {
  const build = { hash: 'testshell', files: {}, entry: [], chunks: {}, start: {} } as unknown as Parameters<
    typeof delivery
  >[0]['build'];
  api = await testApi({ delivery: delivery({ build, production: true }) });
  [admin, sales] = [await api.signIn(1), await api.signIn(4)];
  png = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());

interface Answer {
  readonly status: number;
  readonly body: {
    readonly success: boolean;
    readonly message: string;
    readonly result: ShownFile;
    readonly error?: unknown;
    readonly url?: string;
    readonly urls?: unknown;
  };
}
const form = (
  field: string,
  bytes: Buffer | string,
  name = 'photo.png',
  more: Record<string, string> = {},
): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(more)) data.append(key, value);
  data.append(
    field,
    new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], { type: 'image/png' }),
    name,
  );
  return data;
};
const post = async (
  path: string,
  body: BodyInit,
  client: TestClient = admin,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await client.fetch(`/api/${path}`, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};
const upload = (bytes: Buffer | string, name?: string) =>
  post('s3/file', form('file', bytes, name, { purpose: 'image' }));
const uploaded = async (): Promise<ShownFile> => (await upload(png)).body.result;
const fileRows = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from files`.execute(api.database.db)).rows[0]!.n;

/** A file of exactly so many bytes that is still a picture: what follows it is not looked at. */
const padded = (bytes: number): Buffer => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

describe('uploading a picture', () => {
  it('is decoded before the transaction, and holds no connection meanwhile', async () => {
    const { uploads } = api.services;
    const { pool } = api.database;
    const decode = jest.spyOn(uploads, 'makeSizes');
    let busy: number | undefined;
    decode.mockImplementationOnce(() => {
      busy = pool.totalCount - pool.idleCount;
      return Promise.resolve(undefined);
    });
    const listening = 1;
    expect([(await upload(png)).status, busy]).toEqual([400, listening]);
  });

  it('is refused after 200 of one person in an hour', async () => {
    const writer = await api.signIn(1);
    const fill = (at: string) => sql`
      insert into files (purpose, original_name, mime, bytes, storage_key, uploaded_by, created_at)
      select 'editor', 'a.png', 'image/png', 1, ${at} || n, ${writer.userId}, now() - ${at}::interval from generate_series(1, 200) n`;
    const send = () => post('s3/upload', form('upload', png), writer);
    await fill('61 minutes').execute(api.database.db);
    expect((await send()).status).toBe(200);
    await fill('10 minutes').execute(api.database.db);
    expect(await send()).toMatchObject({
      status: 429,
      body: { message: 'You have sent too many images. Try again later.' },
    });
    expect((await upload(png)).status).toBe(200);
  });

  it('answers its addresses, in three sizes, and writes down who did it', async () => {
    const { status, body } = await upload(png, 'My photo.png');
    expect(status).toBe(200);
    expect(body.result.file).toMatchObject({
      name: 'My photo.png',
      mime: 'image/png',
      purpose: 'image',
      bytes: png.length,
      width: 800,
      height: 400,
      version: 1,
    });
    expect(body.result.url).toBe(body.result.urls.large);
    const { rows } = await sql<{
      size: string;
      width: number;
    }>`select size, width from file_variants where file_id = ${body.result.file.id} order by width`.execute(
      api.database.db,
    );
    expect(rows).toEqual([
      { size: 'small', width: 160 },
      { size: 'medium', width: 640 },
      { size: 'large', width: 800 },
    ]);
    expect(
      (
        await sql<{
          actorId: number;
        }>`select actor_id from audit_log where action = 'file.upload' and entity_id = ${String(body.result.file.id)}`.execute(
          api.database.db,
        )
      ).rows,
    ).toEqual([{ actorId: admin.userId }]);
  });

  it('takes PNG, JPEG, WebP and GIF by their bytes, whatever name and header say', async () => {
    for (const type of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const { status, body } = await upload(await sharp(png).toFormat(type).toBuffer(), 'notes.txt');
      expect([status, body.result.file.mime]).toEqual([200, `image/${type}`]);
    }
  });

  it('refuses every other type with 415, and keeps nothing of it', async () => {
    const before = await fileRows();
    for (const other of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
      '%PDF-1.7',
      '',
    ]) {
      const { status, body } = await upload(other, 'photo.png');
      expect([status, body.message, body.error]).toEqual([
        415,
        'Choose a PNG, JPEG, WebP or GIF image',
        { message: 'Choose a PNG, JPEG, WebP or GIF image' },
      ]);
    }
    expect(await fileRows()).toBe(before);
  });

  it('refuses a broken picture with 400', async () => {
    for (const broken of [png.subarray(0, 60), Buffer.concat([png.subarray(0, 8), Buffer.from('no picture')])]) {
      const { status, body } = await upload(broken);
      expect([status, body.message]).toEqual([400, 'Image is Invalid']);
    }
  });

  it('takes 2 MB and not one byte more [5.20, 9.1]', async () => {
    expect((await upload(padded(maxFileBytes))).status).toBe(200);
    const { status, body } = await upload(padded(maxFileBytes + 1));
    expect([status, body.message, body.error]).toEqual([
      413,
      'Max file size is 2 MB',
      { message: 'Max file size is 2 MB' },
    ]);
    expect((await upload(Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]))).status).toBe(413);
  });

  it('needs the file, a purpose it knows, and no field that is not declared', async () => {
    const refused = async (data: FormData) => (await post('s3/file', data)).body.error;
    const only = new FormData();
    only.append('purpose', 'image');
    expect(await refused(only)).toEqual([{ property: 'file', constraints: expect.anything() as unknown }]);
    only.append('file', 'a text');
    expect(await refused(only)).toEqual([{ property: 'file', constraints: expect.anything() as unknown }]);
    expect(await refused(form('file', png))).toEqual([
      { property: 'purpose', constraints: expect.anything() as unknown },
    ]);
    expect(await refused(form('file', png, 'a.png', { purpose: 'export' }))).toEqual([
      { property: 'purpose', constraints: expect.anything() as unknown },
    ]);
    expect(await refused(form('file', png, 'a.png', { purpose: 'image', uploadedBy: '1' }))).toMatchObject([
      { property: 'uploadedBy' },
    ]);
    expect(
      (await post('s3/file', JSON.stringify({ purpose: 'image' }), admin, { 'content-type': 'application/json' }))
        .status,
    ).toBe(415);
  });

  it('refuses a body that is cut off or no form, two files, and a file where none is taken', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of [
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
      'nothing of the kind',
    ])
      expect((await post('s3/file', body, admin, multipart)).status).toBe(400);
    expect((await post('s3/file', 'x', admin, { 'content-type': 'multipart/form-data' })).status).toBe(400);
    const two = form('file', png, 'a.png', { purpose: 'image' });
    two.append('file', new Blob([Uint8Array.from(png)]), 'b.png');
    expect((await post('s3/file', two)).status).toBe(413);
    expect((await post('category', form('name', png))).status).toBe(415);
  });

  it('needs the right of a form with a picture, and a session', async () => {
    expect((await post('s3/file', form('file', png, 'a.png', { purpose: 'image' }), sales)).status).toBe(403);
    expect((await post('s3/file', form('file', png, 'a.png', { purpose: 'image' }), api.stranger())).status).toBe(401);
    expect((await post('s3/upload', form('upload', png), api.stranger())).status).toBe(401);
  });

  it('is refused from another site', async () => {
    expect(
      (
        await post('s3/file', form('file', png, 'a.png', { purpose: 'image' }), admin, {
          'sec-fetch-site': 'cross-site',
        })
      ).status,
    ).toBe(403);
  });
});

describe('the editor’s address', () => {
  it('takes a PNG and answers url with the result [3.9, 7.8]', async () => {
    const { status, body } = await post('s3/upload', form('upload', png), sales);
    expect(status).toBe(200);
    expect([body.success, body.url, body.urls]).toEqual([true, body.result.url, { default: body.result.url }]);
    expect(body.result.file.purpose).toBe('editor');
  });
  it('refuses other types and sizes with the text in error.message [7.8]', async () => {
    const jpeg = await post('s3/upload', form('upload', await sharp(png).jpeg().toBuffer()));
    expect([jpeg.status, jpeg.body.error]).toEqual([415, { message: 'Choose a PNG image' }]);
    expect((await post('s3/upload', form('upload', padded(maxFileBytes + 1)))).body.error).toEqual({
      message: 'Max file size is 2 MB',
    });
  });
});

describe('the address of a picture', () => {
  it('serves WebP that never changes and can run nothing, without a session', async () => {
    const { urls } = await uploaded();
    for (const [url, width] of [
      [urls.small, 160],
      [urls.medium, 640],
      [urls.large, 800],
    ] as const) {
      const response = await fetch(api.origin + url);
      expect(response.status).toBe(200);
      expect(
        Object.fromEntries(
          ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'].map((name) => [
            name,
            response.headers.get(name),
          ]),
        ),
      ).toEqual({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    }
  });
  it('holds the picture only, not data hidden behind it', async () => {
    const { body } = await upload(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 'a.html');
    for (const url of Object.values(body.result.urls))
      expect(await (await fetch(api.origin + url)).text()).not.toContain('<script>');
  });
  it('is 404 for whatever else is asked below /files', async () => {
    const { url } = await uploaded();
    for (const other of [
      '/files',
      '/files/',
      '/files/x',
      url.replace('large', 'huge'),
      url.replace('.webp', '.html'),
      '/files/../remotes/x',
      '/files/%2e%2e/remotes/a/1.0.0/release.json',
    ]) {
      expect([other, (await fetch(api.origin + other)).status]).toEqual([other, 404]);
    }
  });
});

describe('a file that is there', () => {
  const use = (fileId: number) =>
    sql`insert into file_uses (file_id, entity, entity_id, field, label) values (${fileId}, 'categories', 7, 'image', 'Mathematics')`.execute(
      api.database.db,
    );
  const remove = (id: number, version = 1, client: TestClient = admin) =>
    client.send(fileCalls.delete, { id, version });

  it('is read with its addresses and with the uses that the person may see', async () => {
    const { file, urls } = await uploaded();
    await use(file.id);
    const usesFor = async (client: TestClient): Promise<readonly FileUse[]> => {
      const { status, body } = await client.send(fileCalls.read, { id: file.id });
      expect([status, body.success && body.result.urls]).toEqual([200, urls]);
      return body.success ? (body.result.uses as FileUse[]) : [];
    };
    expect(await usesFor(admin)).toEqual([{ entity: 'categories', entityId: 7, field: 'image', label: 'Mathematics' }]);
    expect(await usesFor(sales)).toEqual([]);
    expect((await admin.send(fileCalls.read, { id: 999_999 })).status).toBe(404);
    expect((await api.stranger().send(fileCalls.read, { id: file.id })).status).toBe(401);
  });

  it('is deleted by its uploader or with libraryDelete, once, and not when stale', async () => {
    const { file } = await uploaded();
    expect((await remove(file.id, 1, sales)).body).toMatchObject({ missing: ['libraryDelete'] });
    expect((await remove(file.id, 2)).status).toBe(409);
    expect((await remove(file.id)).status).toBe(200);
    expect((await remove(file.id)).status).toBe(404);
    const own = (await post('s3/upload', form('upload', png), sales)).body.result.file;
    expect((await remove(own.id, 1, sales)).status).toBe(200);
  });

  it('is not deleted while something uses it, and says what', async () => {
    const { file } = await uploaded();
    await use(file.id);
    expect(await remove(file.id)).toMatchObject({
      status: 409,
      body: { message: 'This file is in use: Mathematics', result: { uses: [{ label: 'Mathematics' }] } },
    });
  });
});
