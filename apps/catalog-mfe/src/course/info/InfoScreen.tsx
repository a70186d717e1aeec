import type { ReactNode } from 'react';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { historyWords } from '@lectern/ui-kit/records';
import { useCategories } from '../../skill/categories';
import { historyFields, skills as skillsLabel } from '../../texts/course-info';
import { useCurrencies, useLanguages } from '../choices';
import { course as record } from '../course';
import { CoursePage } from '../CoursePage';
import { Checklist } from './Checklist';
import { InfoForm } from './InfoForm';
import { SeoForm } from './SeoForm';

const standard = historyWords(record);
const words = { ...standard, fields: { ...standard.fields, ...historyFields, skills: skillsLabel } };

/** `/course/detail/info?id=`: what a course is and costs, how search engines show it, and what publishing still needs. */
export default function InfoScreen(): ReactNode {
  const [categories, languages, currencies] = [useCategories(), useLanguages(), useCurrencies()];
  return (
    <CoursePage
      reads={[categories, languages, currencies]}
      main={(course, mayEdit) => (
        <div className="record-form">
          <InfoForm key={course.id} {...{ course, mayEdit, categories, languages, currencies }} />
          <SeoForm key={`seo-${course.id}`} course={course} mayEdit={mayEdit} />
          <HistoryFold entity={record.entity} id={course.id} words={words} />
        </div>
      )}
      aside={(course, timeline) => <Checklist course={course} timeline={timeline} />}
    />
  );
}
