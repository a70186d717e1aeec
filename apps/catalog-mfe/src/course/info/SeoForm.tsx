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
import { formSchema } from '@lectern/ui-kit/record-panel';
import { conflictFields, fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../../texts/course-info';
import { course as record } from '../course';
import './seo.css';

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
    fieldOf: (property) => (property.startsWith('seoKeywords') ? 'seoKeywords' : property),
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
          <h2 id="course-seo">{texts.seo}</h2>
          <Preview course={course} />
          <TextField {...fieldProps(own, 'seoTitle')} help={texts.seoTitleHelp} />
          <TextAreaField {...fieldProps(own, 'seoDescription')} rows={2} max={160} />
          <TagsField {...fieldProps(own, 'seoKeywords')} disabled={!mayEdit} help={texts.keywordsHelp} />
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

/** A search result as it would be shown: where nothing is written, title and short description take its place. */
function Preview({ course }: { readonly course: Course }): ReactNode {
  const title = useFieldState<string>('seoTitle').input.value || course.title;
  const description = useFieldState<string>('seoDescription').input.value || course.shortDescription;
  const isShown = useFieldState<boolean>('seoIndex').input.value;
  return (
    <figure className="seo-preview" aria-label={texts.preview}>
      {isShown ? (
        <>
          <span className="seo-address">{texts.addressOf(course.slug)}</span>
          <strong>{title}</strong>
          <p>{description || texts.noDescription}</p>
        </>
      ) : (
        <p>{texts.notShown}</p>
      )}
    </figure>
  );
}
