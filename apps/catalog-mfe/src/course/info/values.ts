import type { RequestOf } from '@lectern/contract/call';
import { courseFields, type Course, type courseCalls, type CoursePrice } from '@lectern/contract/catalog';
import { formOf } from '@lectern/ui-kit/record-panel';

type Sent = Omit<RequestOf<typeof courseCalls.update>, 'id' | 'version'>;
type Chosen = 'categoryId' | 'trainerId' | 'agencyId' | 'languageId';

/** The form of a course; '' where there is no value. */
export interface CourseValues
  extends
    Readonly<Record<Exclude<keyof Sent, Chosen | 'skillIds' | 'imageFileId' | 'isFree' | 'prices'>, string>>,
    Readonly<Record<Chosen, number | ''>> {
  readonly skillIds: readonly number[];
  readonly imageFileId: number | '' | null;
  readonly isFree: boolean;
  readonly prices: readonly CoursePrice[];
}

export const courseForm = formOf<CourseValues, Sent>(courseFields, {
  codecs: {
    skillIds: { read: (_ids: unknown, course) => (course as unknown as Course).skills.map(({ id }) => id) },
  },
});
