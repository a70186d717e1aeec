import type { CourseSection, Lesson } from '@lectern/contract/catalog';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';

/** The audit row of a section that was `before` and is `after`. */
export const sectionEntry = (
  action: string,
  { id, title }: CourseSection,
  before: Partial<CourseSection>,
  after: Partial<CourseSection>,
): AuditEntry => ({
  action: `courseSection.${action}`,
  entity: 'course_sections',
  entityId: id,
  label: title,
  changes: changesOf<CourseSection>(before, after, ['title', 'summary', 'chapterId']),
});

const audited = [
  ...(['title', 'kind', 'sectionId', 'videoId', 'articleHtml', 'quizId', 'fileId', 'seconds'] as const),
  ...(['isPreview', 'status'] as const),
];

/** The audit row of a lesson that was `before` and is `after`. */
export const lessonEntry = (
  action: string,
  { id, title }: Lesson,
  before: Partial<Lesson>,
  after: Partial<Lesson>,
): AuditEntry => ({
  action: `lesson.${action}`,
  entity: 'lessons',
  entityId: id,
  label: title,
  changes: changesOf<Lesson>(before, after, audited),
});
