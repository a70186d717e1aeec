import { useEffect, useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { conversationCalls } from '@lectern/contract/people';
import { SidePanel } from '@lectern/ui-kit';
import { OutlinedInput } from '@lectern/ui-kit/mui';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/messages';
import { addressOf } from './address';

const pause = 250;

/** Finds the person to write to, and opens the conversation with them. */
export function NewMessage({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const navigate = useNavigate();
  const direct = useCall(conversationCalls.direct);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useRead(conversationCalls.people, { q }, { enabled: open && q.length >= 2, handled: 'all' });
  const choose = (userId: number): void => {
    if (direct.isPending) return;
    direct.mutate(
      { userId },
      {
        onSuccess: ({ conversation }) => {
          setTyped('');
          onClose();
          void navigate(addressOf(conversation.id));
        },
      },
    );
  };
  const hint =
    q.length < 2
      ? texts.typeTwoLetters
      : found.data?.items.length === 0
        ? texts.nobodyFound
        : found.isPending
          ? texts.searching
          : '';
  return (
    <SidePanel open={open} title={texts.newMessageTo} onClose={onClose}>
      <div className="new-message">
        <OutlinedInput
          autoFocus
          fullWidth
          value={typed}
          placeholder={texts.findPerson}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ input: { 'aria-label': texts.findPerson } }}
        />
        {found.error && q.length >= 2 && (
          <ListError what={texts.found} error={found.error} onRetry={() => void found.refetch()} />
        )}
        <p role="status">{found.error ? '' : hint}</p>
        <ul aria-label={texts.found}>
          {q.length >= 2 &&
            found.data?.items.map(({ userId, name, roleName, email, mobile }) => (
              <li key={userId}>
                <button type="button" aria-disabled={direct.isPending} onClick={() => choose(userId)}>
                  <b>{name}</b>
                  <span>{[roleName, email, mobile].filter(Boolean).join(' · ')}</span>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </SidePanel>
  );
}
