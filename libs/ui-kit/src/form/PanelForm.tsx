import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { usePanelClose } from '../panel/panel-close';
import { PanelBody, PanelFoot } from '../panel/parts';
import * as texts from '../texts/panel-form';
import * as saveBarTexts from '../texts/save-bar';
import { NotSaved, useNotSaved } from './NotSaved';
import { FormNote, ServerForm } from './ServerForm';
import type { ServerFormState } from './types';
import './save-bar.css';

interface Props<Values extends object> {
  readonly form: ServerFormState<Values>;
  /** The verb of the button: 'Create category'. */
  readonly verb?: string;
  /** At the foot's start, for who may delete the record: asks whether it is meant. */
  readonly onDelete?: (() => void) | false | undefined;
  /** Further buttons before the verb. */
  readonly actions?: ReactNode;
  /** Why the person may only read; the fields are then locked. */
  readonly readOnly?: string;
  /** Below the fields, open to who may only read, too: the record's history. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A form inside a side panel: its fields, and a foot with Cancel and the verb. */
export function PanelForm<Values extends object>({
  form,
  verb = texts.save,
  onDelete,
  actions,
  readOnly,
  below,
  children,
}: Props<Values>): ReactNode {
  const close = usePanelClose();
  const notSaved = useNotSaved(form);
  const remove = onDelete && (
    <Button variant="text" color="error" onClick={onDelete}>
      {texts.deleteLabel}
    </Button>
  );
  return (
    <ServerForm form={form} className="panel-form">
      <PanelBody>
        <FormNote text={form.note} />
        <fieldset className="form-fields" disabled={readOnly !== undefined}>
          {children}
        </fieldset>
        {below}
      </PanelBody>
      {readOnly === undefined ? (
        <PanelFoot
          start={
            <>
              {remove}
              <span role="status" className="save-bar-wrong">
                {notSaved && <NotSaved>{notSaved}</NotSaved>}
              </span>
            </>
          }
        >
          <Button onClick={close}>{texts.cancel}</Button>
          {actions}
          <Button type="submit" variant="contained" aria-busy={form.busy} aria-disabled={form.busy}>
            {form.busy ? texts.saving : form.failed ? saveBarTexts.retry : verb}
          </Button>
        </PanelFoot>
      ) : (
        <PanelFoot start={<span className="form-read-only">{readOnly}</span>}>
          <Button onClick={close}>{texts.close}</Button>
        </PanelFoot>
      )}
    </ServerForm>
  );
}
