import type { ReactNode } from 'react';
import { Link } from '@lectern/ui-kit/mui';
import { piecesOf } from './links';

/** A message as it was written: its lines are kept, addresses lead there in a tab of their own. */
export function MessageText({ body }: { readonly body: string }): ReactNode {
  return (
    <p className="message-text">
      {piecesOf(body).map(({ text, href }, at) =>
        href === undefined ? (
          text
        ) : (
          <Link key={at} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </Link>
        ),
      )}
    </p>
  );
}
