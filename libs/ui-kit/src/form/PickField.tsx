import { useEffect, useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Combobox } from './Combobox';
import { describedBy, Field, type FieldProps } from './Field';
import { nothingText, useSettled, type Choice, type Found } from './found';
import { useFieldState } from './use-field-state';
import { creates, isCreate } from './create-offer';

interface Props<Value extends string | number> extends FieldProps {
  /** What a value is called. */
  readonly choiceOf: (value: Value) => Choice<Value>;
  /** Searches, an empty text too; nobody looks while it is not open. */
  readonly useFound: (q: string, isOpen: boolean) => Found<Value>;
  /** Takes a typed name that nothing has, to be created when the form is saved. Absent where nothing can be created here. */
  readonly onNew?: ((name: string) => void) | undefined;
}

/** One thing found by typing; nothing is created by choosing. Empty means no choice; typed text that was not chosen gives way to the earlier choice. */
export function PickField<Value extends string | number>({
  name,
  label,
  help,
  optional,
  disabled,
  choiceOf,
  useFound,
  onNew,
}: Props<Value>): ReactNode {
  const { id, input, error, setValue } = useFieldState<Value | ''>(name);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const query = (typed ?? '').trim();
  const q = useSettled(query);
  const found = useFound(q, isOpen);
  const text = typed ?? (input.value === '' ? '' : choiceOf(input.value).name);
  const offered = onNew && q === query && !found.isPending ? creates(found.choices, q) : found.choices;

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
  const leave = (): void => {
    setOpen(false);
    if (typed !== undefined && query === '') setValue('');
    setTyped(undefined);
    input.onBlur();
  };
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      {disabled ? (
        <OutlinedInput
          id={id}
          fullWidth
          disabled
          value={text}
          slotProps={{ input: { 'aria-describedby': describedBy(id, help, error) } }}
        />
      ) : (
        <Combobox
          id={id}
          label={label}
          text={text}
          open={isOpen}
          offered={offered}
          nothing={nothingText(found, q, query)}
          stale={q !== query || found.isPending}
          invalid={error !== undefined}
          required={!optional}
          describedBy={describedBy(id, help, error)}
          onType={setTyped}
          onOpen={(open) => {
            setOpen(open);
            if (!open) setTyped(undefined);
          }}
          onChoose={(choice) => {
            if (!isCreate(choice)) return put(choice.item);
            put('');
            onNew?.(q);
          }}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
