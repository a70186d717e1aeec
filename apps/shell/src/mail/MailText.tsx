import type { ReactNode } from 'react';
import { linkPlace, type MailDetail, type MailState } from '@lectern/contract/platform/mail';
import * as texts from '../texts/mail';

/** Where the link of a mail is that this page does not show. */
const placeOfLink: Readonly<Record<MailState, string>> = {
  queued: texts.linkHidden,
  kept: texts.linkInFile,
  sent: texts.linkGone,
  failed: texts.linkGone,
  dropped: texts.linkGone,
};

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
  return <p className="mail-no-link">{placeOfLink[state]}</p>;
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
