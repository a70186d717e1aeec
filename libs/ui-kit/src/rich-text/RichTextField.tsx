import { useMemo, useRef, useState, type ReactNode } from 'react';
import { describedBy, FieldHelp, type FieldProps } from '../form/Field';
import { useFieldState } from '../form/use-field-state';
import { SlotPlace } from '../kit/slot-place';
import { optional as optionalText } from '../texts/field';
import * as texts from '../texts/rich-text';
import { RichText } from './RichText';
import { useTypedAhead } from './use-typed-ahead';
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
 * code. What is typed meanwhile is not lost, and without the editor the rest of the form works and saves.
 */
export function RichTextField({ name, label, help, optional, disabled, entity, recordId }: Props): ReactNode {
  const { id, input, error, setValue } = useFieldState<string>(name);
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  const { typed, onKeyDown, taken } = useTypedAhead();
  const stored = useRef<HTMLDivElement>(null);
  const { value, onBlur } = input;
  const props = useMemo(
    () => ({
      value,
      onChange: setValue,
      onBlur,
      onReady: () => {
        const hasFocus = stored.current !== null && document.activeElement === stored.current;
        setReady(true);
        return { typed: taken(), hasFocus };
      },
      label,
      entity,
      recordId: recordId ?? null,
      field: name,
    }),
    [value, setValue, onBlur, taken, label, entity, recordId, name],
  );
  return (
    <div className="field rich-text-field" data-invalid={error !== undefined}>
      <span id={`${id}-label`} className="field-label">
        {label}
        {optional && <span className="field-optional">{optional === true ? optionalText : optional}</span>}
      </span>
      {!isReady && (
        <div
          ref={stored}
          role="textbox"
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, help, error)}
          aria-invalid={error !== undefined}
          aria-disabled={disabled}
          tabIndex={0}
          className="rich-text-stored"
          // A form that may only be read is a disabled fieldset.
          onFocus={({ currentTarget }) => setOpen(!disabled && !currentTarget.matches('fieldset:disabled *'))}
          onKeyDown={isOpen ? onKeyDown : undefined}
        >
          {value ? <RichText html={value} /> : !typed && <p className="rich-text-empty">{texts.empty}</p>}
          {typed && <p className="rich-text-typed">{typed}</p>}
        </div>
      )}
      {isOpen && <SlotPlace slot={editor} props={props} waiting={<Loading />} empty={<Unavailable />} />}
      {(error || help) && (
        <div className="field-below">
          <FieldHelp id={id} help={help} error={error} />
        </div>
      )}
    </div>
  );
}

const Loading = (): ReactNode => (
  <p role="status" className="rich-text-note">
    {texts.loading}
  </p>
);
const Unavailable = (): ReactNode => <p className="rich-text-note">{texts.unavailable}</p>;
