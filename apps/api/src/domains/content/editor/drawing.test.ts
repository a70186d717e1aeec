import { editorCalls, faqCalls, longestSource, withSource, type DrawingSource } from '@lectern/contract/content';
import { fileCalls, maxFileBytes } from '@lectern/contract/platform/file';
import { sql } from 'kysely';
import sharp from 'sharp';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { delivery } from '../../platform/delivery';
import { testWorker } from '../../../server/jobs/testing';
import { queueDue } from '../../../server/scheduled-jobs/schedules.queries';

let api: TestApi;
let client: TestClient & { userId: number };
let png: Buffer;
/** No two pixels next to each other are alike, so that a loss shows. */
const pngOf = (width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_each, at) => (at * 7919) % 251)), {
    raw: { width, height, channels: 3 },
  })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
beforeAll(async () => {
  const build = { hash: 'testshell', files: {}, entry: [], chunks: {}, start: {} } as unknown as Parameters<
    typeof delivery
  >[0]['build'];
  api = await testApi({ seed: 'demo', delivery: delivery({ build, production: true }) });
  client = await api.signIn(1);
  png = await pngOf(400, 400);
});
afterAll(() => api.close());

const ethanol: DrawingSource = {
  kind: 'molecule',
  source: 'CCO',
  sourceFormat: 'smiles',
  tool: 'openchemlib',
  toolVersion: '9.25.0',
};
interface Answer {
  readonly status: number;
  readonly body: {
    readonly message?: string;
    readonly error?: unknown;
    readonly url?: string;
    readonly result: { fileId: number; url: string; urls: { large: string }; file: { id: number; version: number } };
  };
}
const post = async (path: string, field: string, file: Uint8Array, fields: object = {}): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append(field, new Blob([Uint8Array.from(file)], { type: 'image/png' }), 'molecule.png');
  const response = await client.fetch(`/api/${path}`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};
const draw = (fields: object = ethanol, file: Uint8Array = png) => post('editor/drawing', 'png', file, fields);
const rowsOf = async (table: 'files' | 'drawings'): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(api.database.db)).rows[0]!.n;
const sourceOf = async (fileId: number) => (await client.send(editorCalls.drawing, { fileId })) as never as Answer;

describe('a drawing', () => {
  it('is stored with its source and read by its file', async () => {
    const { status, body } = await draw();
    expect(status).toBe(200);
    expect(await sourceOf(body.result.fileId)).toMatchObject({
      status: 200,
      body: { result: { ...ethanol, fileId: body.result.fileId } },
    });
    const { rows } = await sql`
      select d.created_by, d.source_sha256 = sha256('CCO'::bytea) as hashed, a.action, a.changes->'drawing' as drawing
      from drawings d join audit_log a on a.entity = 'files' and a.entity_id = d.file_id::text where file_id = ${body.result.fileId}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([
      { createdBy: client.userId, hashed: true, action: 'file.upload', drawing: [null, 'molecule'] },
    ]);
  });

  it('is shown as it was drawn: a PNG without loss and without metadata, at an address that never changes', async () => {
    const { url } = (await draw()).body.result;
    expect(url).toMatch(/^\/files\/[0-9a-f-]{36}\/original\.png$/);
    const response = await fetch(api.origin + url);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const shown = Buffer.from(await response.arrayBuffer());
    const { width, height, exif } = await sharp(shown).metadata();
    expect([width, height, exif]).toEqual([400, 400, undefined]);
    expect(await sharp(shown).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  });

  it('made from another names it, and leaves it as it is', async () => {
    const first = (await draw()).body.result.fileId;
    const second = (await draw({ ...ethanol, source: 'CCN', fromFileId: first })).body.result.fileId;
    const { rows } =
      await sql`select file_id, from_file_id, source from drawings where file_id in (${first}, ${second}) order by file_id`.execute(
        api.database.db,
      );
    expect(rows).toEqual([
      { fileId: first, fromFileId: null, source: 'CCO' },
      { fileId: second, fromFileId: first, source: 'CCN' },
    ]);
  });

  it('made from one that is gone is stored without its name', async () => {
    const { status, body } = await draw({ ...ethanol, fromFileId: 999_999 });
    expect(status).toBe(200);
    const { rows } = await sql`select from_file_id from drawings where file_id = ${body.result.fileId}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ fromFileId: null }]);
  });

  it('of more than 2 MB or 4000 px is refused, and nothing of it is kept', async () => {
    const before = [await rowsOf('files'), await rowsOf('drawings')];
    const tooLarge = await draw(ethanol, Buffer.concat([png, Buffer.alloc(maxFileBytes)]));
    expect([tooLarge.status, tooLarge.body.message]).toEqual([413, 'Max file size is 2 MB']);
    const tooWide = await draw(ethanol, await pngOf(4001, 40));
    expect([tooWide.status, tooWide.body.message]).toEqual([400, 'Image is Invalid']);
    expect((await draw(ethanol, await sharp(png).jpeg().toBuffer())).status).toBe(415);
    expect([await rowsOf('files'), await rowsOf('drawings')]).toEqual(before);
    expect((await draw(ethanol, await pngOf(4000, 40))).status).toBe(200);
  });

  it('has a source of at most 1,048,576 characters, of letters of any script', async () => {
    const scene = (letters: number, letter = 'ö'): string =>
      '{"type":"excalidraw","text":"'.padEnd(letters - 2, letter) + '"}';
    const diagram = { ...ethanol, kind: 'diagram', sourceFormat: 'excalidraw' };
    const kept = await draw({ ...diagram, source: scene(longestSource, 'आ') });
    expect(kept.status).toBe(200);
    expect(await sourceOf(kept.body.result.fileId)).toMatchObject({
      body: { result: { source: scene(longestSource, 'आ') } },
    });
    const refused = await draw({ ...diagram, source: scene(longestSource + 1) });
    expect([refused.status, refused.body.error]).toEqual([
      400,
      [{ property: 'source', constraints: { max: 'Maximum character length is 1048576' } }],
    ]);
    expect((await draw({ ...diagram, source: scene(2 * longestSource) })).status).toBe(413);
  });
});

test('a field that is too long next to a file is refused, not cut', async () => {
  const { status, body } = await post('s3/file', 'file', png, { purpose: 'image'.padEnd(1001) });
  expect([status, body.message]).toEqual([413, 'A field is too long']);
});

test('a PNG that names its drawing is one after its upload to the address of the specification', async () => {
  const { status, body } = await post('s3/upload', 'upload', withSource(png, ethanol));
  expect([status, body.url]).toEqual([200, body.result.url]);
  expect(body.url).toMatch(/original\.png$/);
  expect(await sourceOf(body.result.file.id)).toMatchObject({ body: { result: ethanol } });
  const plain = (await post('s3/upload', 'upload', png)).body.result;
  expect(plain.url).toMatch(/large\.webp$/);
  expect((await sourceOf(plain.file.id)).status).toBe(404);
});

test('a text keeps the tool of a picture that has a source, and shows it without loss; any other is a plain picture', async () => {
  const { fileId, url } = (await draw()).body.result;
  const plain = (await post('s3/upload', 'upload', png)).body.result.file.id;
  const picture = (id: number, kind: string): string =>
    `<figure class="image"><img alt="" data-file-id="${id}"${kind && ` data-drawing="${kind}"`}></figure>`;
  const { body } = (await client.send(faqCalls.create, {
    categoryId: 1,
    languageId: 1,
    question: 'What does ethanol look like?',
    answerHtml: picture(fileId, 'molecule') + picture(fileId, 'diagram') + picture(plain, 'molecule'),
  })) as unknown as { body: { cleaned: unknown; result: { faq: { id: number; answerHtml: string } } } };
  const { id, answerHtml } = body.result.faq;
  const { rows } = await sql`select answer_html from faqs where id = ${id}`.execute(api.database.db);
  expect(rows).toEqual([{ answerHtml: picture(fileId, 'molecule') + picture(fileId, '') + picture(plain, '') }]);
  expect(body.cleaned).toEqual([{ property: 'answerHtml', removed: [{ what: 'the source of a drawing', count: 2 }] }]);
  expect(answerHtml).toContain(`<img src="${url}" alt="" data-file-id="${fileId}" data-drawing="molecule">`);
});

test('with its file a drawing goes, and the picture without loss with it', async () => {
  const { fileId, url, file } = (await draw()).body.result;
  const later = (await draw({ ...ethanol, fromFileId: fileId })).body.result.fileId;
  expect((await client.send(fileCalls.delete, { id: fileId, version: file.version })).status).toBe(200);
  expect((await sourceOf(fileId)).status).toBe(404);
  const { db } = api.database;
  await sql`update job_schedules set next_run_at = case when name = 'file.collect' then now() else now() + interval '1 day' end`.execute(
    db,
  );
  await queueDue(db, ['file.collect']);
  await testWorker(api).drain();
  expect((await fetch(api.origin + url)).status).toBe(404);
  const { rows } = await sql`select file_id, from_file_id from drawings where file_id in (${fileId}, ${later})`.execute(
    api.database.db,
  );
  expect(rows).toEqual([{ fileId: later, fromFileId: null }]);
});

test('of a replaced file the newest drawing is answered, and shown', async () => {
  const first = (await draw()).body.result.fileId;
  const { fileId, url } = (await draw({ ...ethanol, source: 'CCN', fromFileId: first })).body.result;
  await sql`update files set replaced_by_id = ${fileId} where id = ${first}`.execute(api.database.db);
  expect(await sourceOf(first)).toMatchObject({ body: { result: { fileId, source: 'CCN' } } });
  const { body } = await client.send(fileCalls.read, { id: first });
  expect(body.success && body.result.url).toBe(url);
});
