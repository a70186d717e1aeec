import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../icons/Icon';
import { KeyCap } from '../kit/KeyCap';
import { shortcuts } from '../shortcuts/shortcuts';
import * as texts from '../texts/search';
import { useSlash } from './use-slash';
import './filters.css';

interface Props {
  /** What is searched in, as placeholder and name: 'Category name'. */
  readonly label: string;
  readonly value: string;
  /** Called when typing has paused, and at once on Enter and Esc. */
  readonly onSearch: (q: string) => void;
}

/** How long typing pauses before the list is asked, in ms. */
const pause = 250;

/** The list's search. `/` focuses it, Esc empties it. */
export function SearchField({ label, value, onSearch }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** A search that is not in the address yet: on a busy machine it comes there after the next letters. */
  const [sent, setSent] = useState<readonly string[]>([]);
  // The address is the truth: another value there, by Back or Clear, is taken over; our own only arrives.
  if (value !== seen) {
    const arrived = sent.indexOf(value);
    setSeen(value);
    setSent(sent.slice(arrived < 0 ? sent.length : arrived + 1));
    if (arrived < 0) setText(value);
  }
  const lastSent = sent.at(-1) ?? seen;
  const search = (q: string): void => {
    setSent(q === seen ? [] : [...sent, q]);
    onSearch(q);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (text === lastSent) return undefined;
    const timer = setTimeout(() => latest.current(text), pause);
    return () => clearTimeout(timer);
  }, [text, lastSent]);
  useSlash(field);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && text !== lastSent) search(text);
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    setText('');
    search('');
  };
  return (
    <OutlinedInput
      className="search"
      inputRef={field}
      type="text"
      value={text}
      placeholder={label}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      startAdornment={<Icon name="search" />}
      endAdornment={<KeyCap>/</KeyCap>}
      slotProps={{
        input: { 'aria-label': label, ...shortcuts({ '/': texts.searchThisList }), enterKeyHint: 'search' },
      }}
    />
  );
}
