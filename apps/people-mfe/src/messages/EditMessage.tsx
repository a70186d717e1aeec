import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { messageCalls, messageLimits, type Message } from '@lectern/contract/people';
import { announce } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/messages';
import { ComposerNote } from './ComposerNote';

interface Props {
  readonly conversationId: number;
  readonly message: Message;
  readonly onSaved: (message: Message) => void;
  readonly onClose: () => void;
}

/** One's own message in the field's place: Enter saves, Esc leaves it as it was. */
export function EditMessage({ conversationId, message, onSaved, onClose }: Props): ReactNode {
  const [text, setText] = useState(message.body);
  const field = useRef<HTMLTextAreaElement>(null);
  const update = useCall(messageCalls.update);
  useEffect(() => {
    const place = field.current;
    place?.focus();
    place?.setSelectionRange(place.value.length, place.value.length);
  }, []);
  const isTooLong = text.length > messageLimits.body;
  const save = (): void => {
    if (update.isPending || isTooLong || text.trim() === '') return;
    if (text.trimEnd() === message.body) return onClose();
    update.mutate(
      { conversationId, seq: message.seq, body: text.trimEnd() },
      {
        onSuccess: (answer) => {
          announce(texts.saved);
          onSaved(answer.message);
          onClose();
        },
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  return (
    <div className="composer">
      <ComposerNote label={texts.editing} text={message.body} onClose={onClose} />
      <div className="composer-line">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={texts.write}
          aria-invalid={isTooLong}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" onClick={save} aria-busy={update.isPending} aria-disabled={text.trim() === ''}>
          {texts.save}
        </Button>
      </div>
      <p className={`composer-keys${isTooLong ? ' is-wrong' : ''}`}>
        {isTooLong ? texts.tooLong(messageLimits.body) : texts.keys}
      </p>
    </div>
  );
}
