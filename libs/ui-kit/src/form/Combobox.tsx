import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/combobox';
import './find-field.css';

/** A line of the list below. */
export interface Offer {
  readonly key: string;
  readonly name: string;
  /** Tells namesakes apart. */
  readonly meta: string;
  /** A second line: where it belongs. */
  readonly below?: string;
  /** That it is chosen already, in a word: it is not chosen again. */
  readonly chosen?: string | undefined;
  /** A rule parts it from the lines above. */
  readonly isApart?: boolean;
}

interface Props<Offered extends Offer> {
  readonly id: string;
  readonly label: string;
  /** What is in the field. */
  readonly text: string;
  readonly open: boolean;
  readonly offered: readonly Offered[];
  /** Shown in the list while nothing is offered. */
  readonly nothing: string;
  /** What the typed text finds is not there yet: Enter would choose from an older result. */
  readonly stale: boolean;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly onType: (text: string) => void;
  readonly onOpen: (open: boolean) => void;
  readonly onChoose: (offer: Offered) => void;
  readonly onBlur: () => void;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A field to search in and the list of the matches: arrows move, Enter chooses, Esc closes; the focus stays in the field. */
export function Combobox<Offered extends Offer>({
  id,
  label,
  text,
  open,
  offered,
  nothing,
  stale,
  invalid,
  required,
  describedBy,
  onType,
  onOpen,
  onChoose,
  onBlur,
}: Props<Offered>): ReactNode {
  const [active, setActive] = useState(0);
  const at = Math.min(active, offered.length - 1);
  useEffect(() => {
    if (open) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, id, at]);
  const choose = (offer: Offered): void => {
    if (offer.chosen !== undefined) return;
    setActive(0);
    onChoose(offer);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const picked = offered[at];
    if (!open && move === undefined) return;
    if (!open) onOpen(true);
    else if (move !== undefined) setActive((at + move + offered.length) % Math.max(1, offered.length));
    else if (event.key === 'Enter' && picked && !stale) choose(picked);
    else if (event.key === 'Escape') onOpen(false);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        value={text}
        error={invalid}
        autoComplete="off"
        placeholder={texts.typeToSearch}
        onChange={(event) => {
          onType(event.target.value);
          onOpen(true);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.select()}
        onBlur={onBlur}
        startAdornment={<Icon name="search" />}
        slotProps={{
          input: {
            onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
              if (open) return;
              currentTarget.select();
              onOpen(true);
            },
            role: 'combobox',
            'aria-expanded': open,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-describedby': describedBy,
            'aria-required': required,
            ...(open && offered[at] && { 'aria-activedescendant': `${id}-${at}` }),
          },
        }}
      />
      {open && (
        <ul id={`${id}-list`} role="listbox" aria-label={label} aria-busy={stale} className="find-list">
          {offered.map((offer, index) => (
            // The field keeps the focus: a press on a choice must not take it away before the click comes.
            <li
              key={offer.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              aria-disabled={offer.chosen !== undefined}
              className={offer.isApart && index > 0 ? 'find-apart' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(offer)}
            >
              <span>
                {offer.name}
                {offer.below && <small>{offer.below}</small>}
              </span>
              {offer.chosen === undefined ? (
                <small>{offer.meta}</small>
              ) : (
                <small className="find-taken">
                  <Icon name="check" size={14} /> {offer.chosen}
                </small>
              )}
            </li>
          ))}
          {offered.length === 0 && (
            <li role="option" aria-selected={false} aria-disabled className="find-nothing">
              {nothing}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
