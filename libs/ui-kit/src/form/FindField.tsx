import { useState, type ReactNode } from 'react';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/find-field';
import { Combobox } from './Combobox';
import { describedBy, Field, type FieldProps } from './Field';
import { nothingText, useSettled, type Choice, type Found } from './found';
import { useFieldState } from './use-field-state';

interface Props<Item> extends FieldProps {
  readonly choiceOf: (item: Item) => Choice<Item>;
  /** Searches; nothing below two letters. */
  readonly useFound: (q: string) => Found<Item>;
}

/** Several things found by typing: the chosen stand above the field, each with the way to take it out again. */
export function FindField<Item>({ name, label, help, optional, disabled, choiceOf, useFound }: Props<Item>): ReactNode {
  const { id, input, error, setValue } = useFieldState<readonly Item[]>(name);
  const { value } = input;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useSettled(typed.trim());
  const found = useFound(q);
  const chosen = value.map(choiceOf);
  const keys = new Set(chosen.map(({ key }) => key));
  const choose = ({ item }: Choice<Item>): void => {
    setValue([...value, item]);
    setTyped('');
  };
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <div className="find">
        {chosen.length > 0 && (
          <ul aria-label={texts.chosenOf(label)} className="find-chosen">
            {chosen.map(({ key, name: text }) => (
              <li key={key}>
                <span>{text}</span>
                {!disabled && (
                  <Tooltip title={texts.remove}>
                    <button
                      type="button"
                      aria-label={texts.removeOf(text)}
                      onClick={() => setValue(value.filter((item) => choiceOf(item).key !== key))}
                    >
                      <Icon name="x" size={14} />
                    </button>
                  </Tooltip>
                )}
              </li>
            ))}
          </ul>
        )}
        {!disabled && (
          <Combobox
            id={id}
            label={label}
            text={typed}
            open={isOpen && typed.trim().length >= 2}
            offered={found.choices.filter(({ key }) => !keys.has(key))}
            nothing={nothingText(found, q, typed.trim())}
            stale={q !== typed.trim() || found.isPending}
            invalid={error !== undefined}
            required={!optional}
            describedBy={describedBy(id, help, error)}
            onType={setTyped}
            onOpen={setOpen}
            onChoose={choose}
            onBlur={() => setOpen(false)}
          />
        )}
      </div>
    </Field>
  );
}
