import { useMemo, useState, type ReactNode } from 'react';
import { describedBy, FieldHelp, type FieldProps } from '../form/Field';
import { useFieldState } from '../form/use-field-state';
import { SlotPlace } from '../kit/slot-place';
import { optional as optionalText } from '../texts/field';
import * as texts from '../texts/rich-text';
import { RichText } from './RichText';
import './rich-text-field.css';

interface Props extends FieldProps {
  /** The table of the record that the text belongs to. */
  readonly entity: string;
  /** Its id; undefined for a new one. */
  readonly recordId: number | undefined;
}

/** The slot that the editor fills. */
const editor = 'content.editor.v1';

/**
 * Formatted text. Shows what is stored, and fetches the editor when somebody goes into it: a form that nobody writes in costs none of its
 * code. Without the editor the rest of the form works and saves.
 */
export function RichTextField({ name, label, help, optional, disabled, entity, recordId }: Props): ReactNode {
  const { id, input, error, setValue } = useFieldState<string>(name);
  const [isOpen, setOpen] = useState(false);
  const { value, onBlur } = input;
  const props = useMemo(
    () => ({
      value,
      onChange: setValue,
      onBlur,
      label,
      entity,
      recordId: recordId ?? null,
      field: name,
    }),
    [value, setValue, onBlur, label, entity, recordId, name],
  );
  const stored = (
    <div
      role="textbox"
      aria-multiline
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, help, error)}
      aria-busy={isOpen}
      aria-invalid={error !== undefined}
      tabIndex={0}
      className="rich-text-stored"
      // A form that may only be read is a disabled fieldset.
      onFocus={({ currentTarget }) => setOpen(!currentTarget.matches('fieldset:disabled *'))}
    >
      {value ? <RichText html={value} /> : <p className="rich-text-empty">{texts.empty}</p>}
      {isOpen && (
        <p role="status" className="rich-text-note">
          {texts.loading}
        </p>
      )}
    </div>
  );
  const missing = (
    <>
      {value && <RichText html={value} className="rich-text-stored" />}
      <p className="rich-text-note">{texts.unavailable}</p>
    </>
  );
  return (
    <div className="field rich-text-field" data-invalid={error !== undefined}>
      <span id={`${id}-label`} className="field-label">
        {label}
        {optional && <span className="field-optional">{optional === true ? optionalText : optional}</span>}
      </span>
      {isOpen && !disabled ? <SlotPlace slot={editor} props={props} waiting={stored} empty={missing} /> : stored}
      {(error || help) && (
        <div className="field-below">
          <FieldHelp id={id} help={help} error={error} />
        </div>
      )}
    </div>
  );
}
