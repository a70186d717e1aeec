import type { ReactNode } from 'react';
import { getIn } from 'formik';
import Button from '@mui/material/Button';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/save-bar';
import { NotSaved, useNotSaved } from './NotSaved';
import type { ServerFormState } from './types';
import { wrongFields } from './wrong-fields';
import './save-bar.css';

interface Props<Values extends object> {
  readonly form: ServerFormState<Values>;
  readonly verb: string;
  /** The word for the way out without saving. */
  readonly cancel?: string;
  readonly onCancel: () => void;
  /** A second way to save, before the verb. */
  readonly second?: { readonly verb: string; readonly onSave: () => void };
}

/** The foot of a form on a page: what is wrong or unsaved, the way out and the verb. */
export function SaveBar<Values extends object>({
  form,
  verb,
  cancel = texts.cancel,
  onCancel,
  second,
}: Props<Values>): ReactNode {
  const { errors, touched } = form.formik;
  const wrong = wrongFields(errors).filter((field) => getIn(touched, field) !== undefined).length;
  const notSaved = useNotSaved(form);
  const goToFirst = (): void => form.element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return (
    <div className="save-bar">
      <div role="status" className={wrong > 0 || notSaved ? 'save-bar-wrong' : 'save-bar-note'}>
        {wrong > 0 ? (
          <>
            <Icon name="circle-alert" />
            <span>{texts.toCorrect(wrong)}</span>
          </>
        ) : notSaved ? (
          <NotSaved>{notSaved}</NotSaved>
        ) : (
          form.dirty && texts.unsaved
        )}
      </div>
      {wrong > 0 && (
        <button type="button" className="save-bar-first" onClick={goToFirst}>
          {texts.goToFirst}
        </button>
      )}
      <div className="save-bar-actions">
        <Button variant="text" onClick={onCancel}>
          {cancel}
        </Button>
        {second && (
          <Button variant="outlined" aria-disabled={form.busy} onClick={second.onSave}>
            {second.verb}
          </Button>
        )}
        <Button type="submit" variant="contained" aria-busy={form.busy} aria-disabled={form.busy}>
          {form.busy ? texts.saving : form.failed ? texts.retry : verb}
        </Button>
      </div>
    </div>
  );
}
