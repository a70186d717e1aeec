import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { live } from '@lectern/api-client/live';
import { useMay } from '@lectern/auth';
import { messageCalls, messageLimits, type Message } from '@lectern/contract/people';
import { IconAction } from '@lectern/ui-kit';
import { UploadRow, useUploads, type FileItem } from '@lectern/ui-kit/fields';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/messages';
import { attachments } from './attachments';
import { ComposerNote } from './ComposerNote';
import { outbox } from './outbox';
import { useTextDraft } from './use-text-draft';

interface Props {
  readonly conversationId: number;
  readonly replyTo: Message | undefined;
  readonly onReplied: () => void;
  /** The last message that this person may still edit. */
  readonly onEditLast: () => void;
}

/** Where a message is written: Enter sends it, Shift + Enter begins a line, ↑ in an empty field edits the last one. */
export function Composer({ conversationId, replyTo, onReplied, onEditLast }: Props): ReactNode {
  const { text, setText, clear } = useTextDraft(conversationId);
  const mayAttach = useMay(messageCalls.upload.access);
  const [files, setFiles] = useState<readonly FileItem[]>([]);
  const { uploads, isUploading, start, retry, takeOff } = useUploads(attachments, (item) =>
    setFiles((now) => [...now, item]),
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => setFiles([]), [conversationId]);
  useEffect(() => void (replyTo && field.current?.focus()), [replyTo]);

  const room = messageLimits.files - files.length - uploads.length;
  const isTooLong = text.length > messageLimits.body;
  const canSend = (text.trim() !== '' || files.length > 0) && !isUploading && !isTooLong;
  const send = (): void => {
    if (!canSend) return;
    outbox.add({
      conversationId,
      body: text.trimEnd(),
      files,
      replyTo: replyTo
        ? { seq: replyTo.seq, senderName: replyTo.senderName, preview: replyTo.body.slice(0, 120) }
        : null,
    });
    clear();
    setFiles([]);
    onReplied();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      onEditLast();
    }
    if (event.key === 'Escape' && replyTo) onReplied();
  };
  const onType = ({ target }: ChangeEvent<HTMLTextAreaElement>): void => {
    setText(target.value);
    if (target.value !== '') live.typing(conversationId);
  };
  const take = (chosen: readonly File[]): void => start(chosen.slice(0, Math.max(0, room)));
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files];
    if (!mayAttach || pasted.length === 0) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <div className="composer">
      {replyTo && (
        <ComposerNote
          label={texts.replyingTo(replyTo.senderName)}
          text={replyTo.body || texts.removedPreview}
          onClose={onReplied}
        />
      )}
      {files.length + uploads.length > 0 && (
        <ul className="composer-files" aria-label={texts.attached}>
          {files.map((item) => (
            <li key={item.id}>
              <span className="files-name">{item.name}</span>
              <IconAction
                icon="x"
                label={texts.removeFile(item.name)}
                onClick={() => setFiles((now) => now.filter((each) => each !== item))}
              />
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onTakeOff={() => takeOff(upload)}
            />
          ))}
        </ul>
      )}
      <div className="composer-line">
        {mayAttach && (
          <IconAction
            icon="plus"
            label={texts.attach}
            tip={room > 0 ? texts.fileKinds : texts.tooManyFiles(messageLimits.files)}
            disabled={room <= 0}
            onClick={() => chooser.current?.click()}
          />
        )}
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={texts.write}
          aria-describedby="composer-keys"
          placeholder={texts.placeholder}
          enterKeyHint="send"
          aria-invalid={isTooLong}
          onChange={onType}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button variant="contained" onClick={send} aria-disabled={!canSend}>
          {texts.send}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={attachments.accept}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      <p id="composer-keys" className={`composer-keys${isTooLong ? ' is-wrong' : ''}`}>
        {isTooLong ? texts.tooLong(messageLimits.body) : texts.keys}
      </p>
    </div>
  );
}
