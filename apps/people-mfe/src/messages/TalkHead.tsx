import { useState, type ReactNode } from 'react';
import type { ConversationProfile } from '@lectern/contract/people';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/messages';
import { TalkInfo } from './TalkInfo';

interface Props {
  readonly profile: ConversationProfile | undefined;
  readonly back: ReactNode;
  readonly isPart: boolean;
}

/** The name of a conversation, what it is, and the way to its members and files. */
export function TalkHead({ profile, back, isPart }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const conversation = profile?.conversation;
  const kind = conversation?.kind === 'batch' ? texts.aBatch : texts.twoPeople;
  return (
    <header className="talk-head">
      {back}
      <div>
        {isPart ? <h2>{texts.title}</h2> : <h2>{conversation?.title ?? texts.title}</h2>}
        {profile && <p>{`${kind} · ${texts.members(profile.membersCount)}`}</p>}
      </div>
      {profile && (
        <>
          <Button variant="text" onClick={() => setOpen(true)}>
            {texts.membersAndFiles}
          </Button>
          <TalkInfo open={isOpen} profile={profile} onClose={() => setOpen(false)} />
        </>
      )}
    </header>
  );
}
