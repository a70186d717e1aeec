import type { SavedReport, savedReportCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf } from '../../../server/calls/audit';
import { forbidden, notFound, stale } from '../../../server/calls/errors';
import type { Actor, Handlers } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { readReportReaders, readSavedReport, readSavedReports, type StoredReport } from './saved.queries';
import { insertSaved, refuseMore, refuseStrangers, updateSaved } from './write-saved.queries';

/** Fields of a saved report in the audit log. */
const fields = [
  ...(['name', 'report', 'period', 'compare', 'groupBy', 'currency', 'kind', 'rhythm', 'onDay', 'format'] as const),
  'readers' as const,
];
const noted = ({ people, ...saved }: StoredReport) => ({ ...saved, readers: people.map(({ name }) => name) });
const changed = (before: StoredReport | undefined, after: StoredReport | undefined) =>
  changesOf(before && noted(before), after && noted(after), fields);

const shownTo = (saved: StoredReport, { userId, rights }: Actor): SavedReport => ({
  ...saved,
  mayEdit: saved.createdBy.id === userId || rights.has('settingEdit'),
});

/** A saved report that is there. */
const readOne = async (db: Kysely<DB>, id: number): Promise<StoredReport> => {
  const saved = await readSavedReport(db, id);
  if (!saved) throw notFound();
  return saved;
};

/** Locks a saved report of this version. @throws 404, 403 for anybody but its maker and holders of `settingEdit`, 409 */
const lock = async (
  db: Kysely<DB>,
  { id, version }: { readonly id: number; readonly version: number },
  actor: Actor,
): Promise<StoredReport> => {
  await sql`select 1 from report_saved where id = ${id} for update`.execute(db);
  const saved = await readOne(db, id);
  const shown = shownTo(saved, actor);
  if (!shown.mayEdit) throw forbidden(['settingEdit']);
  if (saved.version !== version) throw stale(shown);
  return saved;
};

export const savedReportHandlers: Handlers<typeof savedReportCalls> = {
  list: async ({ db, actor }) => ({
    items: (await readSavedReports(db)).map((saved) => shownTo(saved, actor)),
    people: [...(await readReportReaders(db))],
  }),

  async create({ request, db, actor, audit }) {
    refuseWithoutRight(['exportData'], actor);
    await refuseStrangers(db, request.people);
    await refuseMore(db);
    const after = await readOne(db, await insertSaved(db, request, actor.userId));
    audit({
      ...{ action: 'report.save', entity: 'report_saved', entityId: after.id, label: after.name },
      changes: changed(undefined, after),
    });
    return { saved: shownTo(after, actor) };
  },

  async update({ request, db, actor, audit }) {
    refuseWithoutRight(['exportData'], actor);
    const before = await lock(db, request, actor);
    await refuseStrangers(db, request.people);
    await updateSaved(db, before.id, request);
    const after = await readOne(db, before.id);
    audit({
      ...{ action: 'report.updateSaved', entity: 'report_saved', entityId: after.id, label: after.name },
      changes: changed(before, after),
    });
    return { saved: shownTo(after, actor) };
  },

  async remove({ request, db, actor, audit }) {
    const before = await lock(db, request, actor);
    await sql`delete from report_saved where id = ${before.id}`.execute(db);
    audit({
      ...{ action: 'report.deleteSaved', entity: 'report_saved', entityId: before.id, label: before.name },
      changes: changed(before, undefined),
    });
    return {};
  },
};
