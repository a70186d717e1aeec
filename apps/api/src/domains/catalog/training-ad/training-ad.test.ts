import type { RequestOf } from '@lectern/contract';
import { trainingAdCalls, trainingAdRecordingCalls, type TrainingAd } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testWorker } from '../../../server/jobs/testing';
import { queueDue } from '../../../server/scheduled-jobs/schedules.queries';
import { batchFixture, type BatchFixture } from '../../people/batch/testing';

let fixture: BatchFixture;
let skillId: number;
let number = 0;
beforeAll(async () => {
  fixture = await batchFixture();
  const { rows } = await sql<{ id: number }>`
    with c as (insert into categories (name, slug, sort_key) values ('Maths', 'maths', 1) returning id)
    insert into skills (category_id, name, slug) select id, 'Algebra', 'algebra' from c returning id`.execute(
    fixture.db,
  );
  skillId = rows[0]!.id;
});
afterAll(() => fixture.close());

const ad = async (values: Partial<RequestOf<typeof trainingAdCalls.create>> = {}): Promise<TrainingAd> => {
  const { id: languageId } = await fixture.db.selectFrom('languages').select('id').executeTakeFirstOrThrow();
  const request = {
    title: `Algebra in small groups ${(number += 1)}`,
    trainerId: fixture.standard,
    ...{ skillId, languageId, currency: 'INR', price: '1500' },
    startsOn: '2031-03-03',
    endsOn: '2031-05-05',
    ...values,
  };
  return (await fixture.done(trainingAdCalls.create, request)).trainingAd;
};
const to = (row: TrainingAd, status: TrainingAd['status'], reason?: string) =>
  fixture.admin.send(trainingAdCalls.changeStatus, { id: row.id, version: row.version, status, reason });
const now = async ({ id }: TrainingAd) => (await fixture.done(trainingAdCalls.detail, { id })).trainingAd;
const published = async () => {
  const row = await ad();
  const batch = await fixture.batch();
  await fixture.done(trainingAdCalls.linkBatch, { id: row.id, batchId: batch.id });
  await to(await now(row), 'review');
  await to(await now(row), 'published');
  return { row: await now(row), batch };
};
const newsOf = async (row: TrainingAd) =>
  (
    await sql<{ title: string; body: string }>`
      select title, body from notifications where kind = 'trainingAd' and title like ${`%: ${row.title}`} order by id desc`.execute(
      fixture.db,
    )
  ).rows;

it('has one owner, a trainer or an agency', async () => {
  const { title, languageId } = await ad();
  const written = { title, languageId, skillId, currency: 'INR', price: '1500' };
  for (const owner of [{}, { trainerId: fixture.standard, agencyId: 1 }]) {
    const { status, body } = await fixture.admin.send(trainingAdCalls.create, { ...written, ...owner });
    expect({ status, body }).toMatchObject({ status: 400, body: { error: [{ property: 'trainerId' }] } });
  }
});

it('is published only with a verified owner, its days and a batch that students can be booked into', async () => {
  const row = await ad({ trainerId: await fixture.trainer('submitted'), startsOn: null });
  expect(row.missing).toEqual(['owner', 'dates', 'batch']);
  await to(row, 'review');
  expect(await to(await now(row), 'published')).toMatchObject({
    status: 409,
    body: { result: { missing: ['owner', 'dates', 'batch'] } },
  });
  expect((await now(row)).status).toBe('review');
});

it('goes only the declared ways; who offers it hears why', async () => {
  const row = await ad();
  expect((await to(row, 'published')).status).toBe(400);
  await to(row, 'review');
  expect(await to(await now(row), 'rejected')).toMatchObject({
    status: 400,
    body: { error: [{ property: 'reason' }] },
  });
  await to(await now(row), 'rejected', 'The price is missing a digit');
  expect(await now(row)).toMatchObject({ status: 'rejected', statusReason: 'The price is missing a digit' });
  expect((await newsOf(row))[0]?.body).toBe('The price is missing a digit. Change it and send it again.');
});

it('stays one that can be published: neither its days nor its last batch can go', async () => {
  const { row, batch } = await published();
  const withoutDays = { id: row.id, version: row.version, startsOn: null };
  expect((await fixture.admin.send(trainingAdCalls.update, withoutDays)).status).toBe(409);
  const last = { id: row.id, batchId: batch.id };
  expect((await fixture.admin.send(trainingAdCalls.unlinkBatch, last)).status).toBe(409);
  expect(await now(row)).toMatchObject({ status: 'published', startsOn: '2031-03-03', batchesCount: 1 });
});

it('links batches of its owner alone, each to one ad', async () => {
  const [one, other] = [await ad(), await ad()];
  const [own, foreign] = [await fixture.batch(), await fixture.batch({ trainerId: await fixture.trainer() })];
  const link = (id: number, batchId: number) => fixture.admin.send(trainingAdCalls.linkBatch, { id, batchId });
  expect((await link(one.id, foreign.id)).status).toBe(400);
  const statuses = (await Promise.all([link(one.id, own.id), link(other.id, own.id)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  const { batches } = await fixture.done(trainingAdCalls.batchChoices, { id: one.id });
  expect(batches.map(({ id }) => id)).not.toContain(own.id);
});

it('keeps its owner while batches of theirs are linked', async () => {
  const { row } = await published();
  const given = { id: row.id, version: row.version, trainerId: await fixture.trainer() };
  expect((await fixture.admin.send(trainingAdCalls.update, given)).status).toBe(409);
});

it('is closed by the clock when all of its batches are over', async () => {
  const { row, batch } = await published();
  await sql`update batches set timing_status = 4 where id = ${batch.id}`.execute(fixture.db);
  await sql`update job_schedules set next_run_at = now() where name = 'training-ad.clock'`.execute(fixture.db);
  await queueDue(fixture.db, ['training-ad.clock']);
  await testWorker(fixture.api).drain();
  expect((await now(row)).status).toBe('closed');
  expect((await newsOf(row))[0]?.title).toContain('is closed');
});

it('has recordings of its own batches; one is published only when its video can be played, and its video goes with it', async () => {
  const { row, batch } = await published();
  const foreign = await fixture.batch();
  const hosts = { videoHosts: ['videos.example.com'] };
  await sql`update settings set value = ${JSON.stringify(hosts)}::jsonb where group_name = 'uploads'`.execute(
    fixture.db,
  );
  const written = { title: 'Lesson 1', recordedOn: '2026-01-05', audience: 'batch', published: true } as const;
  const video = { url: 'https://videos.example.com/1' };
  const add = (batchId: number) =>
    fixture.admin.send(trainingAdRecordingCalls.create, { trainingAdId: row.id, batchId, ...written, video });
  expect(await add(foreign.id)).toMatchObject({ status: 400, body: { error: [{ property: 'batchId' }] } });
  const { recording } = await fixture.done(trainingAdRecordingCalls.create, {
    ...{ trainingAdId: row.id, batchId: batch.id, ...written, video },
  });
  await sql`update videos set state = 'failed' where id = ${recording.video.id}`.execute(fixture.db);
  const again = { id: recording.id, version: recording.version, title: 'Lesson one' };
  expect(await fixture.admin.send(trainingAdRecordingCalls.update, again)).toMatchObject({
    status: 400,
    body: { error: [{ property: 'published' }] },
  });
  const { recording: hidden } = await fixture.done(trainingAdRecordingCalls.update, { ...again, published: false });
  await fixture.done(trainingAdRecordingCalls.delete, { id: hidden.id, version: hidden.version });
  const { rows } = await sql`select 1 from videos where id = ${recording.video.id}`.execute(fixture.db);
  expect(rows).toEqual([]);
});
