import type { ReactNode } from 'react';
import type { CallError } from '@lectern/api-client';
import { Note } from '@lectern/ui-kit/form';
import { RichText } from '@lectern/ui-kit/rich-text';
import { Empty, ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/editor-page';
import type { Cleaned } from './use-clean';

interface Props {
  readonly cleaned: Cleaned | undefined;
  readonly isPending: boolean;
  readonly error: CallError | null;
  /** The text as it is now. */
  readonly text: string;
  readonly onRetry: () => void;
}

function Stored({ cleaned, text }: { readonly cleaned: Cleaned; readonly text: string }): ReactNode {
  return (
    <>
      {text !== cleaned.from && (
        <Note icon="circle-alert" tone="warning">
          {texts.changedSince}
        </Note>
      )}
      <p role="status" className={cleaned.notKept === undefined ? 'outcome-kept' : undefined}>
        {cleaned.notKept ?? texts.allKept}
      </p>
      <p className="outcome-size">{texts.sizeOf(cleaned.words, cleaned.html.length)}</p>
      <div className="outcome-forms">
        <section aria-label={texts.asRead}>
          <h3>{texts.asRead}</h3>
          <RichText html={cleaned.html} />
        </section>
        <section aria-label={texts.asHtml}>
          <h3>{texts.asHtml}</h3>
          <pre tabIndex={0}>{cleaned.html}</pre>
        </section>
      </div>
    </>
  );
}

/** What would be stored of the text: before anybody asked, on its way, not answered, or there. */
export function Outcome({ cleaned, isPending, error, text, onRetry }: Props): ReactNode {
  return (
    <section className="outcome" aria-label={texts.outcome} aria-busy={isPending}>
      <h2>{texts.outcome}</h2>
      {isPending && (
        <p role="status" className="outcome-size">
          {texts.checking}
        </p>
      )}
      {error && <ListError what={texts.theText} error={error} busy={isPending} onRetry={onRetry} />}
      {cleaned && <Stored cleaned={cleaned} text={text} />}
      {!cleaned && !isPending && !error && <Empty title={texts.notCheckedYet}>{texts.whatIsShown}</Empty>}
    </section>
  );
}
