import type { ReactNode } from 'react';
import type { MailDetail } from '@lectern/contract/platform/mail';
import * as texts from '../texts/mail';

/** The place of the link in a mail's text. */
const linkPlace = '{{link}}';

function LinkOf({ mail: { link, linkLabel, state } }: { readonly mail: MailDetail }): ReactNode {
  if (link)
    return (
      <p className="mail-link">
        <a href={link} target="_blank" rel="noreferrer">
          {linkLabel}
        </a>
        <span>{link}</span>
      </p>
    );
  return <p className="mail-no-link">{state === 'queued' || state === 'kept' ? texts.linkHidden : texts.linkGone}</p>;
}

/** A mail's text as its reader gets it. */
export function MailText({ mail }: { readonly mail: MailDetail }): ReactNode {
  return (
    <section className="mail-text" aria-label={texts.content}>
      {mail.text
        .split('\n\n')
        .map((paragraph, at) =>
          paragraph === linkPlace ? <LinkOf key={at} mail={mail} /> : <p key={at}>{paragraph}</p>,
        )}
    </section>
  );
}
