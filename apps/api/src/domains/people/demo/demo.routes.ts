import { messages, say, wayText, type RequestOf } from '@lectern/contract';
import { demoCalls, demoFlow, demoStates, type DemoRow } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError, notFound, stale } from '../../../server/calls/errors';
import type { Actor, Handlers } from '../../../server/calls/frame';
import { cursorKeys } from '../../../server/list/cursor';
import { emptyLast } from '../../../server/list/empty-last';
import { findRows, type Listing } from '../../../server/list/find-rows';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { advanceLeads } from '../student/lead.queries';
import { demosOf, readDemo, refuseOverlap } from './demo.queries';

type Listed = DemoRow & { readonly cursorKeys: readonly (string | number)[] };
const columns: Columns = {
  studentId: sql.ref('d.student_id'),
  trainerId: sql.ref('d.trainer_id'),
  state: sql.ref('d.state'),
  startsAt: emptyLast('time', sql.ref('d.starts_at')),
};
const id = sql.ref('d.id');
const listing: Listing = {
  from: sql`demos`,
  as: sql`d`,
  among: () => sql`d.deleted_at is null`,
  where: (list, column) =>
    filterCondition(
      column === undefined ? list : { ...list, filters: list.filters.filter(({ name }) => name === column) },
      columns,
    ),
  columns,
  covered: [],
  id,
  tiebreaker: id,
  table: 'demos',
};
const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<Listed> => {
  return sql<Listed>`
    select r.*, ${cursorKeys(list, columns, id)} as cursor_keys from (${demosOf(ids)}) r join demos d on d.id = r.id order by ${listOrder(list, columns, id)}`;
};

type Written = Partial<RequestOf<typeof demoCalls.create>>;
type Plan = Pick<DemoRow, 'trainerId' | 'startsAt' | 'durationMinutes'>;
const invalid = (property: string, field: string) =>
  badRequest(fieldError(property, 'live', say(messages.invalid, { field })));

const entryOf = (action: `demo.${string}`, demo: DemoRow, before: Partial<DemoRow>): AuditEntry[] => {
  const fields = [
    'trainerName',
    'skillName',
    'startsAt',
    'durationMinutes',
    'state',
    'outcome',
    'studentRating',
    'stateReason',
  ] as const;
  const changes = changesOf<DemoRow>(before, demo, fields);
  const entry = { action, label: `Demo of ${demo.studentName}`, changes };
  return [
    { ...entry, entity: 'students', entityId: demo.studentId },
    ...(demo.trainerId === null ? [] : [{ ...entry, entity: 'trainers', entityId: demo.trainerId }]),
  ];
};

/** A plan is for a time to come, of a verified trainer who has nothing else then. The trainer's row is the queue of two plans at once. */
const requirePlan = async (db: Kysely<DB>, plan: Plan, except?: number): Promise<void> => {
  const { trainerId, startsAt, durationMinutes } = plan;
  if (trainerId === null)
    throw badRequest(fieldError('trainerId', 'required', say(messages.required, { field: 'Trainer' })));
  if (startsAt === null)
    throw badRequest(fieldError('startsAt', 'required', say(messages.required, { field: 'Time' })));
  if (!(Date.parse(startsAt) > Date.now())) throw invalid('startsAt', 'Time');
  const { rows } = await sql<{
    state: string;
  }>`select state from trainers where id = ${trainerId} and deleted_at is null for update`.execute(db);
  if (!rows[0]) throw invalid('trainerId', 'Trainer');
  if (rows[0].state !== 'verified')
    throw badRequest(fieldError('trainerId', 'verified', 'Only verified trainers hold lessons'));
  await refuseOverlap(db, { trainerId, startsAt, durationMinutes, ...(except !== undefined && { except }) });
};

const requireKnown = async (db: Kysely<DB>, { studentId, skillId, timeZone }: Written): Promise<void> => {
  const { rows } = await sql<{ student: boolean; skill: boolean; zone: boolean }>`
    select exists (select 1 from students where id = ${studentId ?? null} and deleted_at is null and merged_into_id is null) as student,
      exists (select 1 from skills where id = ${skillId ?? null} and status = 'active' and deleted_at is null) as skill,
      exists (select 1 from time_zones where name = ${timeZone ?? null}) as zone`.execute(db);
  if (studentId !== undefined && !rows[0]?.student) throw invalid('studentId', 'Student');
  if (skillId !== undefined && !rows[0]?.skill) throw invalid('skillId', 'Skill');
  if (timeZone && !rows[0]?.zone) throw invalid('timeZone', 'Time zone');
};

const columnsOf = ({ trainerId, skillId, startsAt, durationMinutes, timeZone, joinUrl }: Written) => ({
  ...(trainerId !== undefined && { trainerId }),
  ...(skillId !== undefined && { skillId }),
  ...(startsAt !== undefined && { startsAt: startsAt || null }),
  ...(durationMinutes !== undefined && { durationMinutes }),
  ...(timeZone && { timeZone }),
  ...(joinUrl !== undefined && { joinUrl: joinUrl.trim() }),
});

const lockDemo = async (db: Kysely<DB>, demoId: number, version: number): Promise<DemoRow> => {
  const locked = await db
    .selectFrom('demos')
    .select('id')
    .where('id', '=', demoId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound();
  const demo = await readDemo(db, demoId);
  if (demo.version !== version) throw stale(demo);
  return demo;
};

/** The zone of who plans it, or that of the business, where the console knows it. */
const ownZone = async (db: Kysely<DB>, { userId }: Actor): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select z.name from time_zones z, users u where u.id = ${userId}
    order by coalesce(z.name = u.time_zone, false) desc, z.name = business_zone() desc, z.name limit 1`.execute(db);
  if (!rows[0]) throw invalid('timeZone', 'Time zone');
  return rows[0].name;
};

export const demoHandlers: Handlers<typeof demoCalls> = {
  list: async ({ request, db }) => {
    const read = readListOf(demoCalls.list, request);
    const list = { ...read, sort: read.sort.length > 0 ? read.sort : [{ name: 'startsAt', descending: true }] };
    const { rows, total } = await findRows(db, listing, list, (ids) => shown(list, ids));
    const answer = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
    return { ...answer, items: answer.items.map(({ cursorKeys: _keys, ...row }) => row) };
  },

  /** A demo with a trainer and a time is scheduled at once; without them it is a wish. */
  create: async ({ request, db, actor, audit }) => {
    await requireKnown(db, request);
    const { studentId, skillId, trainerId = null, startsAt, durationMinutes = 30 } = request;
    const isPlanned = trainerId !== null || Boolean(startsAt);
    if (isPlanned) await requirePlan(db, { trainerId, startsAt: startsAt || null, durationMinutes });
    const made = await db
      .insertInto('demos')
      .values({
        ...columnsOf(request),
        studentId,
        skillId,
        timeZone: request.timeZone || (await ownZone(db, actor)),
        state: isPlanned ? 'scheduled' : 'requested',
        createdBy: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const entry of await advanceLeads(db, [studentId], 'demo')) audit(entry);
    const demo = await readDemo(db, made.id);
    for (const entry of entryOf('demo.create', demo, {})) audit(entry);
    return { demo };
  },

  /** A scheduled demo stays scheduled: its new time is checked as a first one is. */
  update: async ({ request, db, audit }) => {
    const before = await lockDemo(db, request.id, request.version);
    if (demoFlow[before.state].length === 0)
      throw conflict(`This demo is ${demoStates[before.state].toLowerCase()} already`);
    await requireKnown(db, request);
    const after = { ...before, ...columnsOf(request) };
    const isPlanned = before.state === 'scheduled' || (after.trainerId !== null && after.startsAt !== null);
    if (isPlanned) await requirePlan(db, after, before.id);
    await db
      .updateTable('demos')
      .set((eb) => ({
        version: eb('version', '+', 1),
        ...columnsOf(request),
        ...(isPlanned && { state: 'scheduled' }),
      }))
      .where('id', '=', before.id)
      .execute();
    const demo = await readDemo(db, before.id);
    for (const entry of entryOf('demo.update', demo, before)) audit(entry);
    return { demo };
  },

  state: async ({ request: { id: demoId, version, to, outcome, feedback, rating, reason }, db, audit }) => {
    const before = await lockDemo(db, demoId, version);
    const transition = demoFlow[before.state].find((each) => each.to === to);
    if (!transition)
      throw conflict(wayText('Demo', demoStates[before.state].toLowerCase(), demoStates[to].toLowerCase()));
    if (to === 'scheduled') await requirePlan(db, before, before.id);
    if (to === 'done' && !outcome)
      throw badRequest(fieldError('outcome', 'required', say(messages.required, { field: 'Outcome' })));
    if (transition.reason && !reason?.trim())
      throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
    await db
      .updateTable('demos')
      .set({
        state: to,
        ...(to === 'done' && {
          outcome: outcome ?? null,
          trainerFeedback: feedback?.trim() ?? '',
          studentRating: rating ?? null,
        }),
        ...(reason && { stateReason: reason.trim() }),
      })
      .where('id', '=', demoId)
      .execute();
    for (const entry of await advanceLeads(db, [before.studentId], 'demo')) audit(entry);
    const demo = await readDemo(db, demoId);
    for (const entry of entryOf('demo.state', demo, before)) audit(entry);
    return { demo };
  },
};
