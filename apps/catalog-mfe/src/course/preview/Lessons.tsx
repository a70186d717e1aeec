import { useId, useState, type ReactNode } from 'react';
import { lessonKinds, type CourseCurriculum, type LessonRow } from '@lectern/contract/catalog';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../../texts/course-preview';
import { lengthOf } from '../../texts/curriculum';
import { LessonView } from './LessonView';

function Lesson({ lesson }: { readonly lesson: LessonRow }): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, kind, seconds, isPreview } = lesson;
  const facts = [lessonKinds[kind], lengthOf(seconds), isPreview && texts.isFree].filter(Boolean).join(' · ');
  return (
    <li>
      <button
        type="button"
        className="course-preview-lesson"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((now) => !now)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        <span>{title}</span>
        <small>{facts}</small>
      </button>
      <div id={id} hidden={!isOpen} className="course-preview-content">
        {isOpen && <LessonView lesson={lesson} />}
      </div>
    </li>
  );
}

/** The sections with the lessons that students would see: those that are ready. Each is read when it is opened. */
export function Lessons({ sections }: Pick<CourseCurriculum, 'sections'>): ReactNode {
  const shown = sections
    .map((section) => ({ ...section, lessons: section.lessons.filter(({ status }) => status === 'ready') }))
    .filter(({ lessons }) => lessons.length > 0);
  return (
    <section aria-label={texts.lessons}>
      <h2>{texts.lessons}</h2>
      {shown.length === 0 && <p className="course-preview-quiet">{texts.noLessons}</p>}
      {shown.map(({ id, title, summary, lessons }) => (
        <section key={id} className="course-preview-section" aria-label={title}>
          <h3>
            {title} <small>{texts.inSection(lessons.length)}</small>
          </h3>
          {summary && <p className="course-preview-quiet">{summary}</p>}
          <ol>
            {lessons.map((lesson) => (
              <Lesson key={lesson.id} lesson={lesson} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
