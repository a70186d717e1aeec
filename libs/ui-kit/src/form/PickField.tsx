import { useEffect, useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Combobox } from './Combobox';
import { describedBy, Field, type FieldProps } from './Field';
import { nothingText, useSettled, type Choice, type Found } from './found';
import { errorText } from './api-error';
import { useFieldState } from './use-field-state';
import * as texts from '../texts/fields';
import { creates, isCreate } from './create-offer';

interface Props<Value extends string | number> extends FieldProps {
  /** What a value is called. */
  readonly choiceOf: (value: Value) => Choice<Value>;
  /** Searches, an empty text too; nobody looks while it is not open. */
  readonly useFound: (q: string, isOpen: boolean) => Found<Value>;
  /** Creates the entry that was typed and not found; resolves once `choiceOf` knows it. Absent where nothing can be made here. */
  readonly create?: ((name: string) => Promise<Value>) | undefined;
}

/** One thing found by typing, or made on the spot. Empty means no choice; typed text that was not chosen gives way to the earlier choice. */
export function PickField<Value extends string | number>({
  name,
  label,
  help,
  optional,
  disabled,
  choiceOf,
  useFound,
  create,
}: Props<Value>): ReactNode {
  const { id, input, error, setValue, touch } = useFieldState<Value | ''>(name);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const query = (typed ?? '').trim();
  const q = useSettled(query);
  const found = useFound(q, isOpen);
  const text = typed ?? (input.value === '' ? '' : choiceOf(input.value).name);
  const wrong = failed ?? error;
  const offered = create && q === query && !found.isPending ? creates(found.choices, q) : found.choices;

  // Typing replaces a choice instead of adding to it.
  useEffect(() => {
    const field = document.activeElement;
    if (typed === undefined && field instanceof HTMLInputElement && field.id === id) field.select();
  }, [typed, input.value, id]);

  const put = (value: Value | ''): void => {
    setValue(value);
    setTyped(undefined);
    setOpen(false);
  };
  const make = async (called: string): Promise<void> => {
    if (!create || busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      put(await create(called));
    } catch (thrown) {
      setFailed(errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  const leave = (): void => {
    setOpen(false);
    if (!busy && typed !== undefined && query === '') setValue('');
    if (!busy) setTyped(undefined);
    touch();
  };
  return (
    <Field id={id} label={label} optional={optional} help={busy ? texts.creating : help} error={wrong}>
      {disabled ? (
        <OutlinedInput
          id={id}
          fullWidth
          disabled
          value={text}
          slotProps={{ input: { 'aria-describedby': describedBy(id, help, wrong) } }}
        />
      ) : (
        <Combobox
          id={id}
          label={label}
          text={text}
          open={isOpen}
          offered={offered}
          nothing={nothingText(found, q, query)}
          stale={q !== query}
          invalid={wrong !== undefined}
          required={!optional}
          describedBy={describedBy(id, help, wrong)}
          onType={(next) => {
            setFailed(undefined);
            setTyped(next);
          }}
          onOpen={(open) => {
            setOpen(open);
            if (!open) setTyped(undefined);
          }}
          onChoose={(choice) => (isCreate(choice) ? void make(q) : put(choice.item))}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
