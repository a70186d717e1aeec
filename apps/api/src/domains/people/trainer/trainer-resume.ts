import type { trainerResumeCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { notFound, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { requirePersonFile, resumeTypes } from '../checked/person-file.queries';
import { trainerEntry } from './trainer-audit';
import { trainerShownTo } from './trainer-shown';
import { lockTrainer } from './trainer-write.queries';
import { readTrainer } from './trainer.queries';

export const trainerResumeHandlers: Handlers<typeof trainerResumeCalls> = {
  /** The newest resume is the current one. */
  add: async ({ request: { trainerId, fileId }, db, actor, audit }) => {
    const trainer = await lockTrainer(db, trainerId);
    await requirePersonFile(db, fileId, { userId: actor.userId, types: resumeTypes });
    await db
      .updateTable('resumes')
      .set({ isCurrent: false })
      .where('trainerId', '=', trainerId)
      .where('isCurrent', '=', true)
      .execute();
    await db.insertInto('resumes').values({ trainerId, fileId }).execute();
    const after = await readTrainer(db, trainerId);
    const name = after.resumes.find(({ isCurrent }) => isCurrent)?.file.name ?? null;
    audit(trainerEntry('trainer.resume', trainer, { resume: [null, name] }));
    return { trainer: trainerShownTo(actor, after) };
  },

  /** Without the current one the newest of the others is current. */
  remove: async ({ request: { id, version }, db, actor, audit }) => {
    const row = await db
      .selectFrom('resumes')
      .select('trainerId')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    const trainer = await lockTrainer(db, row.trainerId);
    const resume = trainer.resumes.find((each) => each.id === id);
    if (!resume) throw notFound();
    if (resume.version !== version) throw stale(resume);
    await sql`update resumes set deleted_at = now(), is_current = false where id = ${id}`.execute(db);
    await sql`update resumes set is_current = true where id = (select max(id) from resumes where trainer_id = ${trainer.id} and deleted_at is null)`.execute(
      db,
    );
    audit(trainerEntry('trainer.resume', trainer, { resume: [resume.file.name, null] }));
    return { trainer: trainerShownTo(actor, await readTrainer(db, trainer.id)) };
  },
};
