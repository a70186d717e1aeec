import { useState, type ReactNode } from 'react';
import type { ConversationRow } from '@lectern/contract/people';
import { SearchField, SkeletonRows } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/messages';
import { ConversationLink } from './ConversationLink';
import { addressOf } from './address';
import { useConversations, type Shown } from './use-conversations';

const choices: readonly (readonly [Shown, string])[] = [
  ['all', texts.all],
  ['unread', texts.unread],
  ['batch', texts.batches],
  ['direct', texts.people],
];
const narrowing = { all: undefined, unread: texts.onlyUnread, batch: texts.onlyBatches, direct: texts.onlyPeople };

/** The conversations, unread ones first: searched by batch and person, narrowed to unread ones, batches or people. */
export function ConversationList({ current }: { readonly current: number | undefined }): ReactNode {
  const [q, setQ] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const { list, unread, others, hasMore } = useConversations(q, shown, page);
  const { data, error, isFetching, refetch } = list;
  const narrow = (change: () => void): void => {
    change();
    setPage(1);
  };
  const clear = (): void =>
    narrow(() => {
      setQ('');
      setShown('all');
    });
  const filters = [narrowing[shown], q === '' ? undefined : texts.containing(q)].filter((text) => text !== undefined);
  const rows = (items: readonly ConversationRow[]): ReactNode =>
    items.map((row) => (
      <li key={row.id}>
        <ConversationLink row={row} isCurrent={row.id === current} to={addressOf(row.id)} />
      </li>
    ));
  return (
    <nav className="conversations" aria-label={texts.conversations}>
      <SearchField value={q} label={texts.search} onSearch={(value) => narrow(() => setQ(value))} />
      <div className="conversations-show" role="group" aria-label={texts.show}>
        {choices.map(([key, label]) => (
          <button key={key} type="button" aria-pressed={shown === key} onClick={() => narrow(() => setShown(key))}>
            {label}
          </button>
        ))}
      </div>
      {data === undefined && error && (
        <ListError what={texts.theList} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <SkeletonRows cards label={texts.loadingList} />}
      {data && unread.length + others.length === 0 && filters.length === 0 && (
        <Empty icon="mail" title={texts.noConversations}>
          {texts.whatTheyAre}
        </Empty>
      )}
      {data && unread.length + others.length === 0 && filters.length > 0 && (
        <FilteredEmpty title={texts.noneMatch} filters={filters} onClear={clear} />
      )}
      <div className="conversations-rows">
        {unread.length > 0 && (
          <>
            <h2>{texts.unreadOnes}</h2>
            <ul>{rows(unread)}</ul>
            {others.length > 0 && <h2>{texts.otherOnes}</h2>}
          </>
        )}
        <ul>{rows(others)}</ul>
        {(page > 1 || hasMore) && (
          <div className="conversations-pages">
            <Button variant="text" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {texts.newer}
            </Button>
            <Button variant="text" disabled={!hasMore} onClick={() => setPage(page + 1)}>
              {texts.older}
            </Button>
          </div>
        )}
      </div>
    </nav>
  );
}
