import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useSession } from '@lectern/auth';
import { KeyCap } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Dialog } from '@lectern/ui-kit/mui';
import { registryOf } from '../session/registry';
import * as texts from '../texts/palette';
import { entriesOf, type Entry } from './entries';
import { groupsOf, notSearchedText } from './groups';
import { isSure } from './order';
import { PaletteRow } from './PaletteRow';
import { keepRecent, readRecent } from './recent';
import { recordTypes } from './record-types';
import { useChosen } from './use-chosen';
import { useOpen } from './use-open';
import { useSearch } from './use-search';
import './palette.css';

export interface PaletteProps {
  readonly open: boolean;
  /** The text typed before the palette was ready. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** Search over screens, actions and records; it begins again each time it is opened. */
export function Palette({ open, typed, onClose }: PaletteProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-label={texts.title}
      slotProps={{ paper: { className: 'palette' }, container: { className: 'palette-place' } }}
    >
      {open && <Inside typed={typed} onClose={onClose} />}
    </Dialog>
  );
}

function Inside({ typed, onClose }: Omit<PaletteProps, 'open'>): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { document: session, rights } = useSession();
  const [q, setQ] = useState(typed);
  const [recent, setRecent] = useState<readonly Entry[]>();
  const { found, isBusy: isSearching, hasFailed } = useSearch(q);
  const isBusy = isSearching || recent === undefined;
  // Who acts for somebody else overrides nothing in their name.
  const entries = useMemo(
    () =>
      session
        ? entriesOf(registryOf(session), rights).filter(({ action }) => action !== 'override' || !session.impersonating)
        : [],
    [session, rights],
  );
  const records = useMemo(() => recordTypes(session ? registryOf(session) : []), [session]);
  const groups = useMemo(
    () => groupsOf({ q, recent: recent ?? [], entries, found, records }),
    [q, recent, entries, found, records],
  );
  const lines = groups.flatMap((group) => group.entries);
  const { at: current, choose: mark } = useChosen(lines, isBusy, (entry) => isSure(q, entry));
  const openEntry = useOpen(onClose);
  useEffect(() => void readRecent().then(setRecent), []);
  useEffect(() => {
    // Above the first line is its group's name, which is to be seen too.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    if (current === 0) list.current?.scrollTo({ top: 0 });
  }, [current, q]);

  const choose = (entry: Entry, inNewTab: boolean): void => {
    if (!entry.key.startsWith('all ') && !entry.action) void keepRecent(entry);
    openEntry(entry, inNewTab);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const line = lines[current];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? current + 1 : current < 0 ? -1 : current - 1;
      mark(lines.at(next % Math.max(lines.length, 1)));
    } else if (event.key === 'Enter' && line) {
      event.preventDefault();
      choose(line, event.ctrlKey || event.metaKey);
    }
  };
  const click = (entry: Entry) => (event: MouseEvent) => {
    event.preventDefault();
    choose(entry, event.ctrlKey || event.metaKey);
  };
  const missing = hasFailed ? texts.recordsFailed : found ? notSearchedText(found, records) : '';
  const announced =
    isBusy || (missing && lines.length === 0)
      ? ''
      : lines.length === 0
        ? texts.nothingFound(q.trim())
        : q.trim() === ''
          ? ''
          : texts.lines(lines.length);
  return (
    <>
      <div className="palette-field">
        <Icon name="search" />
        <input
          autoFocus
          role="combobox"
          aria-label={texts.title}
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-lines`}
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={texts.placeholder}
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            mark(undefined);
          }}
          onKeyDown={press}
        />
        <button type="button" className="palette-esc" onClick={onClose}>
          <KeyCap>{texts.keyEscape}</KeyCap>
          <span className="visually-hidden">{texts.closesSearch}</span>
        </button>
      </div>
      <div
        ref={list}
        id={`${id}-lines`}
        role="listbox"
        aria-label={texts.found}
        aria-busy={isBusy}
        className="palette-lines"
        tabIndex={-1}
      >
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden="true">{group.title}</p>
            {group.entries.map((entry) => {
              const index = lines.indexOf(entry);
              return (
                <PaletteRow
                  key={entry.key}
                  id={`${id}-${index}`}
                  entry={entry}
                  q={q}
                  isCurrent={index === current}
                  onPoint={() => mark(entry)}
                  onClick={click(entry)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {lines.length === 0 && (
        <p className="palette-nothing">
          {isBusy ? texts.searching : missing ? texts.searchedAgain : texts.nothingFoundThere(q.trim())}
        </p>
      )}
      <footer className={missing ? 'palette-foot' : 'palette-foot is-quiet'}>
        <span className="palette-hints" aria-hidden="true">
          <span>
            <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {texts.keyMoves}
          </span>
          <span>
            <KeyCap>{texts.keyEnter}</KeyCap> {texts.keyOpens}
          </span>
          <span>
            <KeyCap>{texts.keyControl}</KeyCap> <KeyCap>{texts.keyEnter}</KeyCap> {texts.keyOpensTab}
          </span>
        </span>
        <span role="status">
          <span className="visually-hidden">{announced}</span>
          <span>{missing}</span>
        </span>
      </footer>
    </>
  );
}
