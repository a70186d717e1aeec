import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { conversationCalls } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/messages';
import { Talk } from './Talk';

/** The conversation of a batch, as a part of the batch's page. */
export function BatchTalk({ batchId }: { readonly batchId: number }): ReactNode {
  const may = useMay(conversationCalls.list.access);
  const read = useRead(
    conversationCalls.list,
    { filter: { batchId: `eq:${batchId}` }, limit: 1 },
    { handled: 'all', staleTime: 0, enabled: may },
  );
  if (!may)
    return (
      <Empty icon="lock" title={texts.title}>
        {texts.mayNotRead}
      </Empty>
    );
  const [row] = read.data?.items ?? [];
  return (
    <PageRead reads={[read]} what={texts.theConversation} loading={texts.loadingTalk}>
      {() =>
        row ? (
          <div className="batch-talk">
            <Talk key={row.id} conversationId={row.id} isPart />
          </div>
        ) : (
          <Empty icon="mail" title={texts.noBatchConversation}>
            {texts.madeWithFirst}
          </Empty>
        )
      }
    </PageRead>
  );
}
