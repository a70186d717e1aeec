import type { submissionCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { mayCall } from '../../../server/calls/perform';
import { documentPath } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { batchReaders } from '@lectern/contract/people';
import { gradeSubmission, returnSubmission } from './grade';
import { listSubmissions } from './submission-list';
import { readSubmission } from './submission.queries';

export const submissionHandlers = ({ keys }: Pick<Services, 'keys'>): Handlers<typeof submissionCalls> => ({
  list: listSubmissions,
  detail: async ({ request: { id }, db }) => {
    const { submission, task, questions } = await readSubmission(db, id);
    if (task.deletedAt) throw notFound();
    return { submission, task, questions };
  },
  grade: gradeSubmission,
  return: returnSubmission,
  file: async ({ request: { id, fileId }, db, actor }) => {
    const isStaff = mayCall(batchReaders, actor);
    const { rows } = await sql<{ key: string; name: string }>`
      select f.storage_key as key, f.original_name as name from submission_files x join submissions s on s.id = x.submission_id
      join students d on d.id = s.student_id join files f on f.id = x.file_id
      where x.submission_id = ${id} and x.file_id = ${fileId} and f.status = 'ready' and (${isStaff} or d.user_id = ${actor.userId})`.execute(
      db,
    );
    if (!rows[0]) throw notFound();
    return { url: signAddress(keys, documentPath(rows[0].key), { name: rows[0].name }) };
  },
});
