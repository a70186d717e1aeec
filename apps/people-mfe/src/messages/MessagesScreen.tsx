import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { conversationCalls } from '@lectern/contract/people';
import { PageHeader } from '@lectern/ui-kit';
import { useMedia } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useLocation, useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/messages';
import { listAddress } from './address';
import { ConversationList } from './ConversationList';
import { NewMessage } from './NewMessage';
import { Talk } from './Talk';
import './messages.css';

/** Below this the list and a conversation are two pages. */
const narrow = '(max-width: 991.98px)';

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** `/messages/batch-list` and `/messages/profile?conversationId=`: the conversations, and one of them. */
export default function MessagesScreen(): ReactNode {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isProfile = pathname.endsWith('/profile');
  const id = isProfile ? idIn(params.get('conversationId')) : undefined;
  const isNarrow = useMedia(narrow);
  const maySend = useMay(conversationCalls.direct.access);
  const [isNew, setNew] = useState(false);
  return (
    <div className="messages">
      <PageHeader
        title={texts.title}
        primary={
          maySend && (
            <Button variant="contained" onClick={() => setNew(true)}>
              {texts.newMessage}
            </Button>
          )
        }
      />
      <div className={`messages-columns${isNarrow && isProfile ? ' is-talk' : ''}`}>
        {(!isNarrow || !isProfile) && <ConversationList current={id} />}
        {id !== undefined && (
          <Talk
            key={id}
            conversationId={id}
            back={
              isNarrow && (
                <Button component={Link} to={listAddress} variant="text">
                  {texts.backToList}
                </Button>
              )
            }
          />
        )}
        {id === undefined && isProfile && (
          <Empty
            icon="mail"
            title={texts.chooseOne}
            action={
              isNarrow && (
                <Button component={Link} to={listAddress}>
                  {texts.backToList}
                </Button>
              )
            }
          >
            {texts.linkIsIncomplete}
          </Empty>
        )}
        {!isProfile && !isNarrow && (
          <Empty icon="mail" title={texts.chooseOne}>
            {texts.chooseOneHelp}
          </Empty>
        )}
      </div>
      {maySend && <NewMessage open={isNew} onClose={() => setNew(false)} />}
    </div>
  );
}
