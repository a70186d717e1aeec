import { courseCaptionCalls, courseVideoCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { courseFixture, type CourseFixture } from '../course-curriculum/testing';

let fixture: CourseFixture;
beforeAll(async () => {
  fixture = await courseFixture();
});
afterAll(() => fixture.close());

const vtt = (text: string) => new File([`WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`], 'words.vtt');
const post = async (method: 'POST' | 'PUT', fields: Readonly<Record<string, string | number | File>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof File ? value : String(value));
  const answer = await fixture.client.fetch(`/api/${courseCaptionCalls.add.path}`, { method, body: form });
  const body = (await answer.json()) as { error?: unknown; result?: { caption: { id: number; version: number } } };
  return { status: answer.status, ...body };
};
const withVideo = async (): Promise<number> => {
  const id = await fixture.course();
  const { video } = await fixture.done(courseVideoCalls.read, { id });
  await fixture.done(courseVideoCalls.save, { id, seenId: video!.id, video: { fileId: await fixture.uploaded() } });
  return id;
};
const captionsOf = async (id: number) => (await fixture.done(courseVideoCalls.read, { id })).video!.captions;

it('adds captions in several languages, signs addresses that serve them as WebVTT, replaces and removes them', async () => {
  const id = await withVideo();
  const first = await post('POST', { id, languageId: 1, file: vtt('Hello') });
  expect(first.status).toBe(200);
  expect((await post('POST', { id, languageId: 2, label: 'With sounds', file: vtt('Hallo') })).status).toBe(200);
  expect((await post('POST', { id, languageId: 2, file: vtt('Hallo') })).error).toMatchObject([
    { property: 'languageId' },
  ]);
  const [english, second] = await captionsOf(id);
  expect(second?.label).toBe('With sounds');
  const signed = new URL(english!.url, 'http://localhost');
  expect(signed.searchParams.get('shown')).toBe('text/vtt; charset=utf-8');

  const changed = await post('PUT', { id: english!.id, version: english!.version, file: vtt('Good day') });
  expect(changed.result?.caption).toMatchObject({ label: english!.label, version: english!.version + 1 });
  const [again] = await captionsOf(id);
  expect(new URL(again!.url, signed).pathname).not.toBe(signed.pathname);
  const { id: captionId, version } = changed.result!.caption;
  await fixture.done(courseCaptionCalls.remove, { id: captionId, version });
  expect((await captionsOf(id)).map(({ label }) => label)).toEqual(['With sounds']);
});

it('goes with its video, and is refused of a video by its address', async () => {
  const id = await withVideo();
  await post('POST', { id, languageId: 1, file: vtt('Hello') });
  const { video } = await fixture.done(courseVideoCalls.read, { id });
  await fixture.done(courseVideoCalls.save, { id, seenId: video!.id, video: null });
  const { rows } = await sql`select 1 from video_captions where video_id = ${video!.id}`.execute(fixture.db);
  expect(rows).toEqual([]);
  expect((await post('POST', { id: await fixture.course(), languageId: 1, file: vtt('Hello') })).status).toBe(409);
});
