import { useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract/call';
import { courseCalls } from '@lectern/contract/catalog';
import { useRecordTitle } from '@lectern/ui-kit';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/** The course in the address, read again each time one of its tabs opens. */
export const useCourse = () => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(
    courseCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  useRecordTitle(read.data?.course.title);
  return { id, read, course: read.data?.course, timeline: read.data?.timeline };
};

/** The steps that a course has taken, the newest first. */
export type Timeline = ResponseOf<typeof courseCalls.detail>['timeline'];
