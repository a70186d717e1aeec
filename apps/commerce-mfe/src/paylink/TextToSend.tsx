import type { ReactNode } from 'react';
import { announce } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/paylink-made';
import { useCopied } from './use-copied';

/** The text that goes with the link, as it is sent. */
export function TextToSend({ text }: { readonly text: string }): ReactNode {
  const { isCopied, copy } = useCopied();
  return (
    <section className="paylink-part" aria-label={texts.textToSend}>
      <div className="paylink-item-head">
        <h2>{texts.textToSend}</h2>
        <Button
          size="small"
          startIcon={<Icon name={isCopied ? 'check' : 'copy'} />}
          onClick={() => void copy(text).then(() => announce(texts.copied))}
        >
          {isCopied ? texts.copied : texts.copyText}
        </Button>
      </div>
      <p className="paylink-message">{text}</p>
    </section>
  );
}
