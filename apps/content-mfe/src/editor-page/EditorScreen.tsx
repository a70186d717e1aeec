import type { ReactNode } from 'react';
import { useFormik } from 'formik';
import { messages, say } from '@lectern/contract/messages';
import { PageHeader } from '@lectern/ui-kit';
import { FieldsOf } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/editor-page';
import { Outcome } from './Outcome';
import { useClean } from './use-clean';
import './editor-page.css';

/** `/editor`: the editor of every form with nothing around it, and what would be stored of the text. */
export default function EditorScreen(): ReactNode {
  const formik = useFormik({ initialValues: { html: '' }, onSubmit: () => undefined });
  const { html } = formik.values;
  const refuse = (why: string): void => {
    void formik.setFieldTouched('html', true, false);
    formik.setFieldError('html', why);
  };
  const { clean, ...answer } = useClean(refuse);
  const check = (): void => (html === '' ? refuse(say(messages.required, { field: texts.text })) : clean(html));
  return (
    <div className="page-stack">
      <PageHeader
        title={texts.title}
        primary={
          <Button variant="contained" aria-disabled={answer.isPending} onClick={answer.isPending ? undefined : check}>
            {texts.check}
          </Button>
        }
      />
      <p className="editor-page-lead">{texts.lead}</p>
      <FieldsOf formik={formik}>
        <RichTextField name="html" label={texts.text} entity="editor" recordId={undefined} opensAtOnce />
      </FieldsOf>
      <Outcome {...answer} text={html} onRetry={check} />
    </div>
  );
}
