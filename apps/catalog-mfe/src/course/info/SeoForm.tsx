import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { courseCalls, courseSeoFields, type Course } from '@lectern/contract/catalog';
import { useSaved } from '@lectern/ui-kit';
import { ImageField, ImagePreview } from '@lectern/ui-kit/fields';
import {
  changedValues,
  FormNote,
  SaveBar,
  ServerForm,
  SwitchField,
  TagsField,
  TextAreaField,
  TextField,
  useFieldState,
  useServerForm,
} from '@lectern/ui-kit/form';
import { formFieldOf, formSchema } from '@lectern/ui-kit/record-panel';
import { conflictFields, fieldProps } from '@lectern/ui-kit/records';
import { SearchPreview } from '../../search-texts/SearchPreview';
import * as texts from '../../texts/course-info';
import * as searchTexts from '../../texts/search-texts';
import { course as record } from '../course';

type Seo = Pick<
  Course,
  'id' | 'version' | 'title' | 'slug' | 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'seoImageFileId' | 'seoIndex'
> & { readonly canonicalUrl: string | null };
const own = { ...record, fields: courseSeoFields };
const schema = formSchema(courseSeoFields);

const valuesOf = ({ seoTitle, seoDescription, seoKeywords, seoImageFileId, canonicalUrl, seoIndex }: Seo) => ({
  seoTitle,
  seoDescription,
  seoKeywords,
  seoImageFileId,
  canonicalUrl: canonicalUrl ?? '',
  seoIndex,
});
type Values = ReturnType<typeof valuesOf>;

/** How search engines show a course, with a preview. */
export function SeoForm({ course, mayEdit }: { readonly course: Course; readonly mayEdit: boolean }): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: change } = useCall(courseCalls.changeSeo, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(course), [course]);
  const form = useServerForm<Values, Seo, unknown>({
    schema,
    initial,
    row: course,
    draft: mayEdit ? 'course.seo' : undefined,
    send: (values, row = course) =>
      change({ ...changedValues(valuesOf(row), values), id: row.id, version: row.version }),
    fieldOf: formFieldOf(courseSeoFields),
    onSaved: () => confirmSaved(texts.seoSaved),
    conflict: {
      noun: record.noun.one,
      entity: record.entity,
      valuesOf,
      fields: conflictFields<Values>(own, {
        seoImageFileId: (id: number | null) => (id === null ? '' : <ImagePreview id={id} alt={texts.seoImage} />),
        seoIndex: (isShown: boolean) => (isShown ? texts.yes : texts.no),
      }),
    },
  });
  return (
    <ServerForm form={form} className="record-form">
      <FormNote text={form.note} />
      <fieldset disabled={!mayEdit} className="record-form">
        <section aria-labelledby="course-seo">
          <h2 id="course-seo">{searchTexts.heading}</h2>
          <Result course={course} />
          <TextField {...fieldProps(own, 'seoTitle')} help={texts.seoTitleHelp} />
          <TextAreaField {...fieldProps(own, 'seoDescription')} rows={2} max={160} />
          <TagsField {...fieldProps(own, 'seoKeywords')} disabled={!mayEdit} help={searchTexts.keywordsHelp} />
          <ImageField {...fieldProps(own, 'seoImageFileId')} disabled={!mayEdit} help={texts.seoImageHelp} />
          <TextField {...fieldProps(own, 'canonicalUrl')} help={texts.canonicalHelp} />
          <SwitchField name="seoIndex" label={texts.seoIndex} help={texts.seoIndexHelp} disabled={!mayEdit} />
        </section>
      </fieldset>
      {mayEdit && (
        <SaveBar form={form} verb={texts.saveSeo} cancel={texts.undo} onCancel={() => form.formik.resetForm()} />
      )}
    </ServerForm>
  );
}

/** The search result, unless search engines are to show none. */
function Result({ course }: { readonly course: Course }): ReactNode {
  if (!useFieldState<boolean>('seoIndex').input.value) return <p className="search-preview">{texts.notShown}</p>;
  return (
    <SearchPreview
      address={searchTexts.addressOf(texts.publicPlace, course.slug)}
      title={course.title}
      description={course.shortDescription}
    />
  );
}
