import { useMay } from '@lectern/auth';
import { courseCalls, courseWays, type CourseRow } from '@lectern/contract/catalog';
import { useStatusMoves } from '../status/use-status-moves';
import * as texts from '../texts/courses';
import { course as record } from './course';

type Stepped = Pick<CourseRow, 'id' | 'version' | 'title' | 'status' | 'deletedAt'>;

/** The steps that the person may take with a course, and the question why where one needs a reason. */
export const useSteps = () => {
  const rights = { courseEdit: useMay(['courseEdit']), coursePublish: useMay(['coursePublish']) };
  return useStatusMoves<Stepped>({
    call: courseCalls.changeStatus,
    changed: record.changed,
    nameOf: ({ title }) => title,
    movesOf: ({ status, deletedAt }) =>
      courseWays(status)
        .filter(({ right }) => deletedAt === null && rights[right as keyof typeof rights])
        .map(({ to, needsReason }) => ({
          to,
          verb: texts.verbOf(status, to),
          done: texts.becameOf(to),
          asks: needsReason && texts.meaning[to],
        })),
  });
};
