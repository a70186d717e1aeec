import type { CourseCurriculum, CourseSection, LessonRow } from '@lectern/contract/catalog';

/** A section or a lesson as a row of the tree: both have ids of their own, so a row's is twice that, of a lesson and one. */
export interface CurriculumRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly depth: number;
  readonly title: string;
  readonly section: CourseSection | undefined;
  readonly lesson: LessonRow | undefined;
}

export const sectionRowId = (id: number): number => id * 2;
export const lessonRowId = (id: number): number => id * 2 + 1;

/** Sections and lessons as rows of a tree, in their order. */
export const rowsOf = ({ sections }: CourseCurriculum): readonly CurriculumRow[] =>
  sections.flatMap(({ lessons, ...section }) => [
    { id: sectionRowId(section.id), parentId: null, depth: 1, title: section.title, section, lesson: undefined },
    ...lessons.map((lesson) => ({
      id: lessonRowId(lesson.id),
      parentId: sectionRowId(section.id),
      depth: 2,
      title: lesson.title,
      section: undefined,
      lesson,
    })),
  ]);

/** The curriculum that such rows are of. */
export const curriculumOf = (rows: readonly CurriculumRow[]): CourseCurriculum => ({
  sections: rows.flatMap(({ section, id }) =>
    section
      ? [
          {
            ...section,
            lessons: rows.flatMap(({ lesson, parentId }) =>
              lesson && parentId === id ? [{ ...lesson, sectionId: section.id }] : [],
            ),
          },
        ]
      : [],
  ),
});

/** What of a course students would see: lessons that are ready. */
export const figuresOf = (rows: readonly CurriculumRow[]) => {
  const lessons = rows.flatMap(({ lesson }) => lesson ?? []);
  return {
    sections: rows.length - lessons.length,
    lessons: lessons.length,
    minutes: Math.round(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
  };
};
