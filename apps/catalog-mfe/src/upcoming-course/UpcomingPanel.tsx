import type { ReactNode } from 'react';
import type { UpcomingCourseDetail, UpcomingCourseRow } from '@lectern/contract/catalog';
import { excerpt } from '@lectern/contract/rich-text';
import { ImageField, ImagePreview, PickField } from '@lectern/ui-kit/fields';
import { DateField, SelectField, TextField } from '@lectern/ui-kit/form';
import { useLanguages } from '@lectern/ui-kit/languages';
import { onlyId } from '@lectern/ui-kit/list';
import { useNames } from '@lectern/ui-kit/names';
import { Button } from '@lectern/ui-kit/mui';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, type Records } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { Link } from '@lectern/ui-kit/router';
import { CategoryField } from '../pick/CategoryField';
import { useFoundTrainers } from '../pick/trainers';
import type { Categories } from '../skill/categories';
import * as texts from '../texts/upcoming-courses';
import { Interest } from './Interest';
import { coursePath, upcomingCourse as record } from './upcoming-course';

interface Props {
  readonly courses: Records<UpcomingCourseRow>;
  readonly categories: Categories;
}

/** One upcoming course next to the list: what is announced, and who wants to hear of it. */
export default function UpcomingPanel({ courses, categories }: Props): ReactNode {
  const languages = useLanguages();
  const trainers = useNames(useFoundTrainers);
  const show = {
    categoryId: (id: number) => categories.options.find(({ value }) => value === id)?.label ?? '',
    trainerId: (id: number | null) => (id === null ? '' : trainers.nameOf(id)),
    languageId: (id: number | null) => languages.options.find(({ value }) => value === id)?.label ?? '',
    imageFileId: (id: number | null) => <ImagePreview id={id} />,
    descriptionHtml: (html: string) => <RichText html={html} />,
  };
  return (
    <RecordPanel
      // The list has no texts, the panel reads the whole course.
      records={courses as unknown as Records<UpcomingCourseDetail>}
      needs={[categories, languages]}
      initial={{
        categoryId: onlyId(courses.list.state.filters['categoryId']) ?? '',
        languageId: languages.first,
      }}
      show={show}
      inHistory={{ descriptionHtml: excerpt }}
    >
      {(row) => (
        <>
          {row?.statusReason && <p className="record-facts">{texts.because(row.statusReason)}</p>}
          {row?.courseId && (
            <p>
              <Button component={Link} to={coursePath(row.courseId)}>
                {texts.openCourse}
              </Button>
            </p>
          )}
          {row && <Interest id={row.id} />}
          <TextField {...fieldProps(record, 'title')} autoFocus={!row} />
          <TextField {...fieldProps(record, 'slug')} help={texts.slugHelp} />
          <CategoryField record={record} row={row} categories={categories} />
          <PickField
            {...fieldProps(record, 'trainerId')}
            help={texts.trainerHelp}
            choiceOf={trainers.choiceOf(
              row?.trainerId ? { id: row.trainerId, name: row.trainerName ?? '' } : undefined,
            )}
            useFound={trainers.useFound}
          />
          <SelectField {...fieldProps(record, 'languageId')} options={languages.options} />
          <DateField {...fieldProps(record, 'expectedOn')} help={texts.expectedHelp} />
          <ImageField {...fieldProps(record, 'imageFileId')} />
          <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={row?.id} />
        </>
      )}
    </RecordPanel>
  );
}
