import type { studentMergeCalls } from '@lectern/contract/people';
import type { Handler, Handlers } from '../../../../server/calls/frame';
import { mayReveal } from '../../../../server/calls/mask';
import { shownTo } from '../shown';
import { auditOf } from '../student-audit';
import { readStudent } from '../student-detail.queries';
import { masked } from '../student.queries';
import { countMoved, groupsPerPage, numberOf, sharedNumbers, studentsWith } from './duplicates.queries';
import { mergeStudent } from './merge-student';

const listDuplicates: Handler<typeof studentMergeCalls.duplicates> = async ({ request: { studentId, after }, db }) => {
  const ofOne = studentId === undefined ? undefined : await numberOf(db, studentId);
  const numbers =
    ofOne === undefined
      ? await sharedNumbers(db, after === undefined ? null : await numberOf(db, after))
      : ofOne
        ? [ofOne]
        : [];
  const groups = await Promise.all(numbers.slice(0, groupsPerPage).map((number) => studentsWith(db, number)));
  return {
    groups: groups.filter(({ length }) => length > 1).map((students) => ({ students: students.map(masked) })),
    hasMore: numbers.length > groupsPerPage,
  };
};

export const studentMergeHandlers: Handlers<typeof studentMergeCalls> = {
  duplicates: listDuplicates,
  preview: async ({ request: { keptId, mergedId }, db, actor, audit }) => {
    const [kept, merged] = [await readStudent(db, keptId), await readStudent(db, mergedId)];
    if (mayReveal(actor)) for (const each of [kept, merged]) audit(auditOf('student.reveal', each, {}, {}));
    return { kept: shownTo(actor, kept), merged: shownTo(actor, merged), moved: await countMoved(db, merged) };
  },
  merge: mergeStudent,
};
