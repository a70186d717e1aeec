import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { describedBy, FieldHelp, type FieldProps } from '../form/Field';
import { useFieldState } from '../form/use-field-state';
import { SlotPlace } from '../kit/slot-place';
import { optional as optionalText } from '../texts/field';
import * as texts from '../texts/rich-text';
import { RichText } from './RichText';
import { useTypedAhead } from './use-typed-ahead';
import { withTyped } from './with-typed';
import './rich-text-field.css';

interface Props extends FieldProps {
  /** The table of the record that the text belongs to. */
  readonly entity: string;
  /** Its id; undefined for a new one. */
  readonly recordId: number | undefined;
  /** Fetches the editor with the page: where it is what people come for. */
  readonly opensAtOnce?: boolean;
}

/** The slot that the editor fills. */
const editor = 'content.editor.v1';

/**
 * Formatted text. Shows what is stored, and fetches the editor when somebody goes into it: a form that nobody writes in costs none of its
 * code. What is typed meanwhile is not lost, and without the editor the rest of the form works and saves.
 */
export function RichTextField(props: Props): ReactNode {
  const { name, label, help, optional, disabled, entity, recordId, opensAtOnce = false } = props;
  const { id, input, error, setValue } = useFieldState<string>(name);
  const [isOpen, setOpen] = useState(opensAtOnce);
  const [isReady, setReady] = useState(false);
  const { typed, onKeyDown, taken } = useTypedAhead();
  const stored = useRef<HTMLDivElement>(null);
  const { value, onBlur } = input;
  /** Without an editor by now, the typed text becomes part of the value: nobody is to lose it by a save. */
  const keep = (): void => {
    const text = taken();
    if (text) setValue(withTyped(value, text));
  };
  const onKey = (event: KeyboardEvent): void => {
    // A shortcut may save the form.
    if (event.ctrlKey || event.metaKey) keep();
    onKeyDown(event);
  };
  const given = useMemo(
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
          onKeyDown={isOpen ? onKey : undefined}
          onBlur={keep}
        >
          {value ? <RichText html={value} /> : !typed && <p className="rich-text-empty">{texts.empty}</p>}
          {typed && <p className="rich-text-typed">{typed}</p>}
        </div>
      )}
      {isOpen && (
        <SlotPlace
          slot={editor}
          props={given}
          waiting={<Loading />}
          empty={<Unavailable onShown={() => setReady(false)} />}
        />
      )}
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
/** In the editor's place, also where it came and then failed: the text is shown again as it is stored. */
function Unavailable({ onShown }: { readonly onShown: () => void }): ReactNode {
  const latest = useRef(onShown);
  useEffect(() => latest.current(), []);
  return <p className="rich-text-note">{texts.unavailable}</p>;
}
