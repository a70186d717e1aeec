import type { ReactNode } from 'react';
import type { ConversationProfile } from '@lectern/contract/people';
import { SidePanel } from '@lectern/ui-kit';
import { sizeText } from '@lectern/ui-kit/list';
import * as texts from '../texts/messages';
import { saveFile } from './MessageFiles';

interface Props {
  readonly open: boolean;
  readonly profile: ConversationProfile;
  readonly onClose: () => void;
}

/** Who is in a conversation, and its files. */
export function TalkInfo({ open, profile, onClose }: Props): ReactNode {
  const { conversation, members, membersCount, files } = profile;
  return (
    <SidePanel open={open} title={texts.membersAndFiles} onClose={onClose}>
      <div className="talk-info">
        <h3>{texts.memberHead(membersCount)}</h3>
        {members.length < membersCount && <p>{texts.firstMembers(members.length, membersCount)}</p>}
        <ul>
          {members.map(({ userId, name, part, roleName, email, mobile }) => (
            <li key={userId}>
              <b>{name}</b>
              <span>{part === 'staff' ? roleName : texts.parts[part]}</span>
              {email && <span>{email}</span>}
              {mobile && <span>{mobile}</span>}
            </li>
          ))}
        </ul>
        <h3>{texts.files}</h3>
        {files.length === 0 && <p>{texts.noFiles}</p>}
        <ul>
          {files.map(({ id, seq, name, bytes, mime }) => (
            <li key={`${seq} ${id}`}>
              {mime.startsWith('image/') ? (
                <span>{name}</span>
              ) : (
                <button
                  type="button"
                  className="message-file"
                  onClick={() => void saveFile(conversation.id, seq, id).catch(() => undefined)}
                >
                  <span>
                    <span className="visually-hidden">{texts.open} </span>
                    {name}
                  </span>
                </button>
              )}
              <span>{sizeText(bytes)}</span>
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}
