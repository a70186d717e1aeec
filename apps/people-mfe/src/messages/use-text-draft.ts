import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '@lectern/api-client';
import { useSession } from '@lectern/auth';
import { draftCalls } from '@lectern/contract/platform/draft';

const pause = 1_500;
const silent = { quiet: true, handled: 'all' } as const;

/** The text that somebody began to write in a conversation: kept with them on the server, and back when they are. */
export const useTextDraft = (conversationId: number) => {
  const mayKeep = useSession(({ document }) => document !== undefined && !document.impersonating);
  const [text, setShown] = useState('');
  const own = useRef({ text: '', kept: '', isTouched: false });

  const keep = useCallback(
    (value: string): void => {
      if (!mayKeep || own.current.kept === value) return;
      own.current.kept = value;
      const place = { form: 'message', entityId: conversationId };
      const work = value
        ? send(draftCalls.keep, { ...place, baseVersion: 0, body: { base: {}, values: { body: value } } }, silent)
        : send(draftCalls.drop, place, silent);
      // Nobody waits for a draft: the text itself is still in the field.
      work.catch(() => void (own.current.kept = ''));
    },
    [mayKeep, conversationId],
  );
  useEffect(() => {
    own.current = { text: '', kept: '', isTouched: false };
    setShown('');
    if (!mayKeep) return undefined;
    const asking = new AbortController();
    send(draftCalls.read, { form: 'message', entityId: conversationId }, { ...silent, signal: asking.signal })
      .then(({ draft }) => {
        const value = draft?.body.values['body'];
        if (typeof value !== 'string' || own.current.isTouched) return;
        own.current = { ...own.current, text: value, kept: value };
        setShown(value);
      })
      .catch(() => undefined);
    return () => {
      asking.abort();
      keep(own.current.text);
    };
  }, [conversationId, mayKeep, keep]);
  useEffect(() => {
    if (text === own.current.kept) return undefined;
    const timer = setTimeout(() => keep(text), pause);
    return () => clearTimeout(timer);
  }, [text, keep]);

  const setText = useCallback((value: string): void => {
    own.current = { ...own.current, text: value, isTouched: true };
    setShown(value);
  }, []);
  /** After it was sent: nothing of it is kept. */
  const clear = useCallback((): void => {
    setText('');
    keep('');
  }, [setText, keep]);
  return { text, setText, clear };
};
