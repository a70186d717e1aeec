import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useField } from 'formik';
import { messages } from '@lectern/contract/messages';
import { Icon } from '@lectern/ui-kit/icons';
import { OutlinedInput } from '@lectern/ui-kit/mui';
import './chooser.css';

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

interface Props<Item> {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly disabled?: boolean;
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
export function Chooser<Item>({ name, label, help, disabled, choiceOf, useFound }: Props<Item>): ReactNode {
  const id = useId();
  const [{ value }, meta, { setValue }] = useField<readonly Item[]>(name);
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
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;

  const choose = ({ item }: Choice<Item>): void => {
    void setValue([...value, item]);
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
    <div className="field chooser">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {chosen.length > 0 && (
        <ul aria-label={`${label}, chosen`} className="chooser-chosen">
          {chosen.map(({ key, name: text }) => (
            <li key={key}>
              <span>{text}</span>
              {!disabled && (
                <button type="button" aria-label={`Remove ${text}`} title="Remove" onClick={() => void setValue(value.filter((item) => choiceOf(item).key !== key))}>
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
              role: 'combobox', 'aria-expanded': isOpen && isSearching, 'aria-controls': `${id}-list`, 'aria-autocomplete': 'list', 'aria-describedby': `${id}-help`, 'aria-required': true,
              ...(isOpen && offered[at] && { 'aria-activedescendant': `${id}-${at}` }),
            },
          }}
        />
      )}
      {isOpen && isSearching && (
        <ul id={`${id}-list`} role="listbox" aria-label={label} className="chooser-list">
          {offered.map((choice, index) => (
            // The field keeps the focus: a press on a choice must not take it away before the click comes.
            <li key={choice.key} id={`${id}-${index}`} role="option" aria-selected={index === at} onPointerDown={(event) => event.preventDefault()} onClick={() => choose(choice)}>
              <span>{choice.name}</span>
              <small>{choice.meta}</small>
            </li>
          ))}
          {offered.length === 0 && (
            <li role="option" aria-selected={false} aria-disabled className="chooser-nothing">
              {nothing}
            </li>
          )}
        </ul>
      )}
      {error ? (
        <p id={`${id}-help`} className="field-error">
          <Icon name="circle-alert" size={14} />
          <span>{error}</span>
        </p>
      ) : (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}
