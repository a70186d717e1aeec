import { courseFields, type Course, type CoursePrice } from '@lectern/contract/catalog';
import { changedValues } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';

/** What the form of a course holds; '' where there is none. */
export interface CourseValues {
  readonly title: string;
  readonly slug: string;
  readonly categoryId: number | '';
  readonly skillIds: readonly number[];
  readonly trainerId: number | '';
  readonly agencyId: number | '';
  readonly languageId: number | '';
  readonly level: string;
  readonly shortDescription: string;
  readonly descriptionHtml: string;
  readonly imageFileId: number | null;
  readonly isFree: boolean;
  readonly currency: string;
  readonly price: string;
  readonly comparePrice: string;
  readonly prices: readonly CoursePrice[];
}

export const courseSchema = formSchema(courseFields);

export const valuesOf = (course: Course): CourseValues => ({
  title: course.title,
  slug: course.slug,
  categoryId: course.categoryId,
  skillIds: course.skills.map(({ id }) => id),
  trainerId: course.trainerId ?? '',
  agencyId: course.agencyId ?? '',
  languageId: course.languageId ?? '',
  level: course.level,
  shortDescription: course.shortDescription,
  descriptionHtml: course.descriptionHtml,
  imageFileId: course.imageFileId,
  isFree: course.isFree,
  currency: course.currency,
  price: course.price,
  comparePrice: course.comparePrice ?? '',
  prices: course.prices,
});

const nullable: readonly string[] = ['slug', 'agencyId', 'comparePrice'];
/** What an update sends: what the person changed, an emptied choice as none. */
export const changedOf = (base: CourseValues, values: CourseValues) =>
  Object.fromEntries(
    Object.entries(changedValues(base, values)).map(([name, value]) => [
      name,
      (value as unknown) === '' && nullable.includes(name) ? null : value,
    ]),
  ) as Readonly<Record<string, unknown>>;
