import type { CourseSection, LessonRow } from '@lectern/contract/catalog';
import type { Tree } from '@lectern/ui-kit/order';
import { idOf } from '@lectern/ui-kit/router';
import { tabPath } from '../course/address';
import { lessonRowId, sectionRowId, type CurriculumRow } from './rows';

/** What the panel shows: a section, a lesson, or a new one; a new lesson is below a section. */
export type Opened =
  { readonly section: CourseSection } | { readonly lesson: LessonRow } | { readonly below: number } | 'new section';

export const curriculumPath = (courseId: number): string => tabPath('curriculum', courseId);
export const rowPath = (courseId: number, { section, lesson }: Pick<CurriculumRow, 'section' | 'lesson'>): string =>
  `${curriculumPath(courseId)}&${section ? `section=${section.id}` : `lesson=${lesson?.id ?? 0}`}`;
export const newSectionPath = (courseId: number): string => `${curriculumPath(courseId)}&new=section`;
export const newLessonPath = (courseId: number, sectionId: number): string =>
  `${curriculumPath(courseId)}&new=lesson&in=${sectionId}`;

/** What the address opens; undefined for nothing, and for what is gone. */
export const openedIn = (params: URLSearchParams, tree: Tree<CurriculumRow>): Opened | undefined => {
  const section = tree.byId.get(sectionRowId(idOf(params, 'section') ?? 0))?.section;
  if (section) return { section };
  const lesson = tree.byId.get(lessonRowId(idOf(params, 'lesson') ?? 0))?.lesson;
  if (lesson) return { lesson };
  if (params.get('new') === 'section') return 'new section';
  const below = idOf(params, 'in');
  return params.get('new') === 'lesson' && below !== undefined && tree.byId.has(sectionRowId(below))
    ? { below }
    : undefined;
};
