import type { ResponseOf } from '@lectern/contract/call';
import { courseCalls } from '@lectern/contract/catalog';
import { useRecordInAddress } from '@lectern/ui-kit/record-page';

/** The course in the address. */
export const useCourse = () =>
  useRecordInAddress(
    courseCalls.detail,
    ({ course }) => course,
    ({ title }) => title,
  );

/** The steps that a course has taken, the newest first. */
export type Timeline = ResponseOf<typeof courseCalls.detail>['timeline'];
