import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { fullMoney, type Quote } from '@lectern/contract/commerce';
import { KeyCap } from '@lectern/ui-kit';
import { useMedia } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { shortcuts } from '@lectern/ui-kit/shortcuts';
import * as texts from '../texts/paylink';
import * as quoteTexts from '../texts/paylink-quote';
import { taxText } from './quote-lines';
import './bar.css';

interface Props {
  readonly shown: Quote | undefined;
  readonly isChanged: boolean;
  readonly busy: boolean;
  /** The reason that no link can be made of this price. */
  readonly blocked: string | undefined;
  readonly card: ReactNode;
  readonly onStartOver: () => void;
  readonly onGenerate: () => void;
}

const narrow = '(max-width: 1279.98px)';

/** The foot of the form: the total and the button. On narrow windows the total opens the quote. */
export function LinkBar({ shown, isChanged, busy, blocked, card, onStartOver, onGenerate }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opens = useMedia(narrow) && shown !== undefined;
  const sum = shown && fullMoney(shown.totalMinor, shown);
  const verb = shown?.totalMinor === 0 ? texts.giveAccess : isChanged && sum ? texts.generateFor(sum) : texts.generate;
  const total = shown && (
    <>
      <b>{sum}</b> <span>{taxText(shown)}</span>
    </>
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <div className="save-bar paylink-bar" onKeyDown={onKeyDown}>
      {opens && isOpen && <div className="paylink-bar-quote">{card}</div>}
      {opens && sum ? (
        <button type="button" className="paylink-total" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="visually-hidden">{quoteTexts.openQuote}</span>
          {total}
        </button>
      ) : (
        <p className="paylink-total">{total}</p>
      )}
      <Button variant="text" className="paylink-start-over" onClick={onStartOver}>
        {texts.startOver}
      </Button>
      <Button
        variant="contained"
        aria-busy={busy}
        aria-disabled={busy || blocked !== undefined}
        title={blocked}
        onClick={onGenerate}
        {...shortcuts({ 'Control+Enter': texts.keys['Control+Enter'] })}
      >
        {busy ? texts.generating : verb}
        <span className="paylink-key" aria-hidden="true">
          <KeyCap>{texts.controlEnter}</KeyCap>
        </span>
      </Button>
    </div>
  );
}
