import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { courseCalls, courseLevels, type Course } from '@lectern/contract/catalog';
import { wordsOf } from '@lectern/contract/rich-text';
import { useSaved } from '@lectern/ui-kit';
import { ImageField, ImagePreview, MultiSelectField, PickField } from '@lectern/ui-kit/fields';
import {
  FormNote,
  foundAmong,
  Pair,
  SaveBar,
  SelectField,
  ServerForm,
  TextAreaField,
  TextField,
  useFieldState,
  useServerForm,
} from '@lectern/ui-kit/form';
import { conflictFields, fieldProps, optionsOf } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { choice as categoryChoice, possibleCategories, type Categories } from '../../skill/categories';
import * as texts from '../../texts/course-info';
import { chooseLanguage, slugHelp } from '../../texts/courses';
import { useAgencies, useSkillGroups, type Currencies, type useLanguages } from '../choices';
import { course as record } from '../course';
import { TrainerField } from '../TrainerField';
import { Prices } from './Prices';
import { courseForm, type CourseValues } from './values';

interface Props {
  readonly course: Course;
  readonly mayEdit: boolean;
  readonly categories: Categories;
  readonly languages: ReturnType<typeof useLanguages>;
  readonly currencies: Currencies;
}
const { schema: rules, valuesOf, changed, fieldOf } = courseForm;
const schema = rules();

/** With the option of the course itself, which may no longer be offered to others. */
const withOwn = (
  options: readonly { readonly value: number; readonly label: string }[],
  id: number | null,
  name: string | null,
) =>
  id === null || options.some(({ value }) => value === id) ? options : [{ value: id, label: name ?? '' }, ...options];

/** What a course is, and what it costs. */
export function InfoForm({ course, mayEdit, categories, languages, currencies }: Props): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const agencies = useAgencies();
  const { mutateAsync: update } = useCall(courseCalls.update, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(course), [course]);
  const choices = possibleCategories(categories.rows, course);
  const form = useServerForm<CourseValues, Course, { course: Course }>({
    schema,
    initial,
    row: course,
    draft: mayEdit ? 'course.info' : undefined,
    send: (values, row = course) => update({ ...changed(row, values), id: row.id, version: row.version }),
    fieldOf,
    onSaved: () => confirmSaved(texts.saved),
    conflict: {
      noun: record.noun.one,
      entity: record.entity,
      valuesOf,
      fields: conflictFields<CourseValues>(record, {
        categoryId: (id: number) => choices.find(({ item }) => item === id)?.name ?? '',
        languageId: (id: number) => languages.options.find(({ value }) => value === id)?.label ?? '',
        agencyId: (id: number) => agencies.find(({ value }) => value === id)?.label ?? '',
        descriptionHtml: (html: string) => <RichText html={html} />,
        imageFileId: (id: number | '' | null) => (id ? <ImagePreview id={id} alt={texts.image} /> : ''),
        isFree: (isFree: boolean) => (isFree ? texts.free : texts.paid),
        prices: (prices: CourseValues['prices']) =>
          prices.map(({ price, currency }) => `${price} ${currency}`).join(', '),
      }),
    },
  });
  return (
    <ServerForm form={form} className="record-form">
      <FormNote text={form.note} />
      <fieldset disabled={!mayEdit} className="record-form">
        <section aria-labelledby="course-basics">
          <h2 id="course-basics">{texts.basics}</h2>
          <TextField {...fieldProps(record, 'title')} />
          <TextField {...fieldProps(record, 'slug')} help={slugHelp} />
          <PickField
            {...fieldProps(record, 'categoryId')}
            disabled={!mayEdit}
            choiceOf={(id: number) => choices.find(({ item }) => item === id) ?? categoryChoice(id, [String(id)])}
            useFound={(q) => foundAmong(choices, q)}
          />
          <MultiSelectField
            {...fieldProps(record, 'skillIds')}
            disabled={!mayEdit}
            one={texts.skill}
            useGroups={useSkillGroups}
            nameOf={(id: number) => course.skills.find((skill) => skill.id === id)?.name}
          />
        </section>
        <section aria-labelledby="course-people">
          <h2 id="course-people">{texts.people}</h2>
          <TrainerField
            disabled={!mayEdit}
            own={course.trainerId === null ? undefined : { id: course.trainerId, name: course.trainerName ?? '' }}
          />
          <SelectField
            {...fieldProps(record, 'agencyId')}
            options={withOwn(agencies, course.agencyId, course.agencyName)}
            placeholder={texts.noAgency}
            help={texts.agencyHelp}
          />
          <Pair>
            <SelectField
              {...fieldProps(record, 'languageId')}
              options={withOwn(languages.options, course.languageId, course.languageName)}
              placeholder={chooseLanguage}
            />
            <SelectField {...fieldProps(record, 'level')} options={optionsOf(courseLevels)} />
          </Pair>
        </section>
        <section aria-labelledby="course-words">
          <h2 id="course-words">{texts.words}</h2>
          <TextAreaField
            {...fieldProps(record, 'shortDescription')}
            rows={3}
            max={300}
            help={texts.shortDescriptionHelp}
          />
          <Description id={course.id} />
          <ImageField {...fieldProps(record, 'imageFileId')} disabled={!mayEdit} help={texts.imageHelp} />
        </section>
        <Prices currencies={currencies.rows} disabled={!mayEdit} />
      </fieldset>
      {mayEdit && (
        <SaveBar form={form} verb={texts.save} cancel={texts.undo} onCancel={() => form.formik.resetForm()} />
      )}
    </ServerForm>
  );
}

function Description({ id }: { readonly id: number }): ReactNode {
  const { value } = useFieldState<string>('descriptionHtml').input;
  const words = useMemo(() => wordsOf(value), [value]);
  return (
    <RichTextField
      {...fieldProps(record, 'descriptionHtml')}
      entity={record.entity}
      recordId={id}
      help={texts.descriptionHelp(words)}
    />
  );
}
