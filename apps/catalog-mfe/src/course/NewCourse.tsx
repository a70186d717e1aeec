import { useMemo, type ReactNode } from 'react';
import { object } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import { courseCalls, newCourseFields } from '@lectern/contract/catalog';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { PickField } from '@lectern/ui-kit/fields';
import { foundAmong, PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { choice as categoryChoice, possibleCategories, type Categories } from '../skill/categories';
import * as texts from '../texts/courses';
import { infoPath } from './address';
import { useLanguages } from './choices';
import { course as record } from './course';
import { TrainerField } from './TrainerField';

interface Values {
  readonly title: string;
  readonly categoryId: number | '';
  readonly trainerId: number | '';
  readonly languageId: number | '';
}
const { slug: _slug, ...fields } = newCourseFields;
const schema = object(fields);

function Form({ categories, languageId }: { readonly categories: Categories; readonly languageId: number | '' }) {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const languages = useLanguages();
  const { mutateAsync: create } = useCall(courseCalls.create, { handled: [400, 409] });
  const initial = useMemo((): Values => ({ title: '', categoryId: '', trainerId: '', languageId }), [languageId]);
  const choices = possibleCategories(categories.rows, undefined);
  const form = useServerForm({
    schema,
    initial,
    draft: 'course',
    send: async ({ title, ...ids }: Values) =>
      (
        await create({
          title,
          categoryId: Number(ids.categoryId),
          trainerId: Number(ids.trainerId),
          languageId: Number(ids.languageId),
        })
      ).course,
    onSaved: async ({ id }, { leaving }) => {
      const refreshed = confirmSaved(texts.created);
      if (!leaving) void navigate(infoPath(id));
      await refreshed;
    },
  });
  return (
    <PanelForm form={form} verb={texts.create}>
      <TextField {...fieldProps(record, 'title')} autoFocus />
      <PickField
        {...fieldProps(record, 'categoryId')}
        choiceOf={(id: number) => choices.find(({ item }) => item === id) ?? categoryChoice(id, [String(id)])}
        useFound={(q) => foundAmong(choices, q)}
      />
      <TrainerField />
      <SelectField
        {...fieldProps(record, 'languageId')}
        options={languages.options}
        placeholder={texts.chooseLanguage}
      />
    </PanelForm>
  );
}

interface Props {
  readonly categories: Categories;
  readonly onClose: () => void;
}

/** The first four things of a new course; the rest is written on its page, which opens then. */
export default function NewCourse({ categories, onClose }: Props): ReactNode {
  const languages = useLanguages();
  return (
    <SidePanel open title={texts.newTitle} onClose={onClose}>
      <PanelRead reads={[categories, languages]} what={texts.theCourse}>
        {() => <Form categories={categories} languageId={languages.first} />}
      </PanelRead>
    </SidePanel>
  );
}
