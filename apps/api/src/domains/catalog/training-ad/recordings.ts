import { messages, say, type ResponseOf } from '@lectern/contract';
import type { Recording, RecordingRow, trainingAdRecordingCalls } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldError, notFound, stale } from '../../../server/calls/errors';
import type { Handlers, Work } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { readVideo } from '../course-video/video.queries';
import { dropUnused, insertVideo } from '../course-video/video.write';

type Keys = Services['keys'];
interface Stored extends RecordingRow {
  readonly videoId: number;
  readonly adTitle: string;
  readonly trainingAdId: number;
}

const rowsWhere = async (db: Kysely<DB>, condition: RawBuilder<unknown>): Promise<Stored[]> =>
  (
    await sql<Stored>`
      select r.id, r.version, r.batch_id, b.title as batch_title, r.title, r.recorded_on, r.audience, r.published, v.state, v.duration_seconds as seconds,
        r.video_id, r.training_ad_id, a.title as ad_title
      from training_ad_recordings r join training_ads a on a.id = r.training_ad_id join batches b on b.id = r.batch_id join videos v on v.id = r.video_id
      where ${condition} order by r.recorded_on desc, r.id desc limit 500`.execute(db)
  ).rows;

const shown = ({ videoId: _video, adTitle: _title, trainingAdId: _ad, ...row }: Stored): RecordingRow => row;
const whole = async (db: Kysely<DB>, keys: Keys, row: Stored): Promise<Recording> => ({
  ...shown(row),
  video: (await readVideo(db, keys, row.videoId))!,
});
const stored = async (db: Kysely<DB>, id: number): Promise<Stored> => {
  const [row] = await rowsWhere(db, sql`r.id = ${id} and a.deleted_at is null`);
  if (!row) throw notFound();
  return row;
};

/** @throws 404, and 409 with the recording as it is when the version is stale */
const lock = async (db: Kysely<DB>, keys: Keys, { id, version }: { readonly id: number; readonly version: number }) => {
  await sql`select 1 from training_ad_recordings where id = ${id} for update`.execute(db);
  const row = await stored(db, id);
  if (row.version !== version) throw stale(await whole(db, keys, row));
  return row;
};

/** @throws 400 for a day to come */
const requirePast = async (db: Kysely<DB>, day: string | undefined): Promise<void> => {
  if (day === undefined) return;
  // A day has begun somewhere up to fourteen hours before it does in UTC.
  const { rows } = await sql`select 1 where ${day}::date > (now() + interval '14 hours')::date`.execute(db);
  if (rows.length > 0)
    throw badRequest(fieldError('recordedOn', 'past', say(messages.invalid, { field: 'Recorded on' })));
};

/** @throws 400 for a video that can't be played yet */
const requireReady = ({ published, state }: RecordingRow): void => {
  if (published && state !== 'ready')
    throw badRequest(fieldError('published', 'ready', 'The video can’t be played: leave it unpublished'));
};

const create =
  (keys: Keys) =>
  async ({
    request: { trainingAdId, batchId, title, recordedOn, audience, published = false, video },
    db,
    actor,
    audit,
  }: Work<typeof trainingAdRecordingCalls.create>): Promise<ResponseOf<typeof trainingAdRecordingCalls.create>> => {
    const ads =
      await sql`select 1 from training_ads where id = ${trainingAdId} and deleted_at is null for key share`.execute(db);
    if (ads.rows.length === 0) throw notFound();
    const linked = await sql`
      select 1 from training_ad_batches where batch_id = ${batchId} and training_ad_id = ${trainingAdId} for key share`.execute(
      db,
    );
    if (linked.rows.length === 0)
      throw badRequest(fieldError('batchId', 'linked', say(messages.invalid, { field: 'Batch' })));
    await requirePast(db, recordedOn);
    const videoId = await insertVideo(db, video, actor.userId);
    const { rows } = await sql<{ id: number }>`
      insert into training_ad_recordings (training_ad_id, batch_id, video_id, title, recorded_on, audience, published)
      values (${trainingAdId}, ${batchId}, ${videoId}, ${title.trim()}, ${recordedOn}, ${audience}, ${published}) returning id`.execute(
      db,
    );
    const row = await stored(db, rows[0]!.id);
    requireReady(row);
    audit({
      action: 'trainingAd.addRecording',
      entity: 'training_ads',
      entityId: trainingAdId,
      label: row.adTitle,
      changes: { recording: [null, row.title] },
    });
    return { recording: await whole(db, keys, row) };
  };

const update =
  (keys: Keys) =>
  async ({
    request: { id, version, video, ...written },
    db,
    actor,
    audit,
  }: Work<typeof trainingAdRecordingCalls.update>): Promise<ResponseOf<typeof trainingAdRecordingCalls.update>> => {
    const before = await lock(db, keys, { id, version });
    await requirePast(db, written.recordedOn);
    const videoId = video ? await insertVideo(db, video, actor.userId) : before.videoId;
    const { title = before.title, recordedOn = before.recordedOn } = written;
    const { audience = before.audience, published = before.published } = written;
    await sql`
      update training_ad_recordings set title = ${title.trim()}, recorded_on = ${recordedOn}, audience = ${audience}, published = ${published}, video_id = ${videoId}, version = version + 1
      where id = ${id}`.execute(db);
    if (video) await dropUnused(db, before.videoId);
    const after = await stored(db, id);
    requireReady(after);
    audit({
      action: 'trainingAd.updateRecording',
      entity: 'training_ads',
      entityId: before.trainingAdId,
      label: before.adTitle,
      changes: {
        recording: [before.title, after.title],
        ...changesOf<Stored>(before, after, ['recordedOn', 'audience', 'published']),
      },
    });
    return { recording: await whole(db, keys, after) };
  };

const remove =
  (keys: Keys) =>
  async ({ request, db, audit }: Work<typeof trainingAdRecordingCalls.delete>): Promise<object> => {
    const row = await lock(db, keys, request);
    await sql`delete from training_ad_recordings where id = ${row.id}`.execute(db);
    await dropUnused(db, row.videoId);
    audit({
      action: 'trainingAd.deleteRecording',
      entity: 'training_ads',
      entityId: row.trainingAdId,
      label: row.adTitle,
      changes: { recording: [row.title, null] },
    });
    return {};
  };

/** Recordings of an ad. Their audit is that of the ad. */
export const trainingAdRecordingHandlers = ({
  keys,
}: Pick<Services, 'keys'>): Handlers<typeof trainingAdRecordingCalls> => ({
  list: async ({ request: { id }, db }) => ({
    recordings: (await rowsWhere(db, sql`r.training_ad_id = ${id} and a.deleted_at is null`)).map(shown),
  }),
  detail: async ({ request: { id }, db }) => ({ recording: await whole(db, keys, await stored(db, id)) }),
  create: create(keys),
  update: update(keys),
  delete: remove(keys),
});
