import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/messages';
import { MessageText } from './MessageText';
import { outbox, type Outgoing } from './outbox';

/** One's own message that the server has not confirmed: on its way, or not sent, with the ways out. */
export function OutgoingItem({ item }: { readonly item: Outgoing }): ReactNode {
  const isFailed = item.state === 'failed';
  return (
    <div className={`message is-head is-own is-outgoing${isFailed ? ' is-failed' : ''}`}>
      <p className="message-head">
        <b>{texts.you}</b>
      </p>
      {item.body && <MessageText body={item.body} />}
      {item.files.length > 0 && <p className="message-meta">{item.files.map(({ name }) => name).join(', ')}</p>}
      {isFailed ? (
        <p className="message-meta" role="alert">
          {texts.notSent(item.reason ?? '')}{' '}
          <Button variant="text" size="small" onClick={() => outbox.retry(item)}>
            {texts.retry}
          </Button>
          <Button variant="text" size="small" onClick={() => outbox.discard(item)}>
            {texts.discard}
          </Button>
        </p>
      ) : (
        <p className="message-meta">{texts.sending}</p>
      )}
    </div>
  );
}
