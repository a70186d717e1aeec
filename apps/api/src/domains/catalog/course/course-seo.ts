import { courseSeoFields, type Course, type courseCalls } from '@lectern/contract/catalog';
import { changesOf } from '../../../server/calls/audit';
import type { Handler } from '../../../server/calls/frame';
import { trimmed } from '../../../records/record-writes';
import { refuseArchived } from './course-parts';
import { courses } from './course.table';

const fields = Object.keys(courseSeoFields) as (keyof typeof courseSeoFields)[];

const seoOf = (course: Course) => {
  const { id, version, title, slug, seoTitle, seoDescription, seoKeywords, seoImageFileId, canonicalUrl, seoIndex } =
    course;
  return { id, version, title, slug, seoTitle, seoDescription, seoKeywords, seoImageFileId, canonicalUrl, seoIndex };
};

export const readSeo: Handler<typeof courseCalls.seo> = async ({ request, db }) => ({
  seo: seoOf(await courses.read(db, request.id)),
});

/** What is absent stays. A stale save is answered with the whole course, as every form of it is. */
export const changeSeo: Handler<typeof courseCalls.changeSeo> = async ({ request, db, audit }) => {
  const { id, version, ...written } = request;
  const before = await courses.lock(db, { id, version });
  refuseArchived(before);
  const { canonicalUrl, ...rest } = written;
  if (Object.keys(written).length > 0)
    await courses.update(db, before, {
      ...trimmed(rest),
      ...(canonicalUrl !== undefined && { canonicalUrl: canonicalUrl?.trim() || null }),
    });
  const course = await courses.read(db, id);
  audit({
    action: 'course.seo',
    entity: 'courses',
    entityId: id,
    label: course.title,
    changes: changesOf<Course>(before, course, fields),
  });
  return { seo: seoOf(course) };
};
