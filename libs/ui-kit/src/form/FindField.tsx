import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { messages } from '@lectern/contract/messages';
import { Icon } from '../icons/Icon';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';
import './find-field.css';

/** Something that can be chosen. */
export interface Choice<Item> {
  readonly key: string;
  readonly name: string;
  /** Tells namesakes apart. */
  readonly meta: string;
  readonly item: Item;
}

/** What a search found. */
export interface Found<Item> {
  readonly choices: readonly Choice<Item>[];
  readonly isPending: boolean;
  readonly failed: boolean;
}

interface Props<Item> extends FieldProps {
  readonly choiceOf: (item: Item) => Choice<Item>;
  /** Searches; nothing below two letters. */
  readonly useFound: (q: string) => Found<Item>;
}

/** The text once nobody has typed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Several things found by typing: the chosen stand above the field, each with the way to take it out again. */
export function FindField<Item>({ name, label, help, optional, disabled, choiceOf, useFound }: Props<Item>): ReactNode {
  const { id, input, error, setValue } = useFieldState<readonly Item[]>(name);
  const { value } = input;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const q = useSettled(typed.trim());
  const found = useFound(q);
  const chosen = value.map(choiceOf);
  const keys = new Set(chosen.map(({ key }) => key));
  const offered = found.choices.filter(({ key }) => !keys.has(key));
  const at = Math.min(active, offered.length - 1);
  const isSearching = typed.trim().length >= 2;

  const choose = ({ item }: Choice<Item>): void => {
    setValue([...value, item]);
    setTyped('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || !isSearching) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const picked = offered[at];
    if (move !== undefined) setActive((at + move + offered.length) % Math.max(1, offered.length));
    else if (event.key === 'Enter' && picked) choose(picked);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const nothing = found.failed ? messages.unableToProcess : found.isPending || q !== typed.trim() ? 'Searching…' : 'Nothing found';
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <div className="find">
        {chosen.length > 0 && (
          <ul aria-label={`${label}, chosen`} className="find-chosen">
            {chosen.map(({ key, name: text }) => (
              <li key={key}>
                <span>{text}</span>
                {!disabled && (
                  <button type="button" aria-label={`Remove ${text}`} title="Remove" onClick={() => setValue(value.filter((item) => choiceOf(item).key !== key))}>
                    <Icon name="x" size={14} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {!disabled && (
          <OutlinedInput
            id={id}
            fullWidth
            value={typed}
            error={error !== undefined}
            autoComplete="off"
            placeholder="Type to search"
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            startAdornment={<Icon name="search" />}
            slotProps={{
              input: {
                role: 'combobox', 'aria-expanded': isOpen && isSearching, 'aria-controls': `${id}-list`, 'aria-autocomplete': 'list', 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional,
                ...(isOpen && offered[at] && { 'aria-activedescendant': `${id}-${at}` }),
              },
            }}
          />
        )}
        {isOpen && isSearching && (
          <ul id={`${id}-list`} role="listbox" aria-label={label} className="find-list">
            {offered.map((choice, index) => (
              // The field keeps the focus: a press on a choice must not take it away before the click comes.
              <li key={choice.key} id={`${id}-${index}`} role="option" aria-selected={index === at} onPointerDown={(event) => event.preventDefault()} onClick={() => choose(choice)}>
                <span>{choice.name}</span>
                <small>{choice.meta}</small>
              </li>
            ))}
            {offered.length === 0 && (
              <li role="option" aria-selected={false} aria-disabled className="find-nothing">
                {nothing}
              </li>
            )}
          </ul>
        )}
      </div>
    </Field>
  );
}
