import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { messageCalls, type Message } from '@lectern/contract/people';
import { saveAddress, sizeText } from '@lectern/ui-kit/list';
import * as texts from '../texts/messages';

interface Props {
  readonly conversationId: number;
  readonly message: Pick<Message, 'seq' | 'files'>;
}

/** Saves a document by an address that is signed for this moment. */
export const saveFile = async (conversationId: number, seq: number, fileId: number): Promise<void> => {
  const { url } = await send(messageCalls.address, { conversationId, seq, fileId });
  saveAddress(url);
};

/** Images small, in boxes that are there before they have come; everything else by its name. */
export function MessageFiles({ conversationId, message: { seq, files } }: Props): ReactNode {
  if (files.length === 0) return null;
  return (
    <ul className="message-files">
      {files.map(({ id, name, bytes, small, large }) => (
        <li key={id}>
          {small ? (
            <a href={large ?? small} target="_blank" rel="noreferrer" className="message-image">
              <img src={small} alt={texts.imageOf(name)} loading="lazy" />
            </a>
          ) : (
            <button
              type="button"
              className="message-file"
              onClick={() => void saveFile(conversationId, seq, id).catch(() => undefined)}
            >
              <span>
                <span className="visually-hidden">{texts.open} </span>
                {name}
              </span>
              <small>{sizeText(bytes)}</small>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
