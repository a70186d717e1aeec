import { useEffect, useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { ownCampaignCalls, type OwnCampaign } from '@lectern/contract/commerce';
import type { PropsOf, studentArea } from '@lectern/remote-kit/slots';
import { ConfirmDialog, notify, useAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import * as texts from '../texts/own-campaigns';
import { dropEnded } from './kept-answers';
import { OwnCampaignPart } from './OwnCampaignPart';
import '../own/own.css';
import '../coupon/screen.css';

const EntryDialog = lazyWithRetry(() => import(/* webpackChunkName: "own-entry" */ './EntryDialog'));
const changed = [ownCampaignCalls.list] as const;

/** Block of the student area: campaigns open for entry, and one's own entries with results and codes. */
export default function OwnCampaigns({ impersonated }: PropsOf<typeof studentArea>): ReactNode {
  const read = useRead(ownCampaignCalls.list, {}, { handled: 'all', staleTime: 0 });
  const { mutateAsync: start, isPending } = useCall(ownCampaignCalls.start, { handled: [400, 409] });
  const attempt = useAction(changed);
  const [pending, ask] = useState<OwnCampaign>();
  const [entry, setEntry] = useState<ResponseOf<typeof ownCampaignCalls.start>>();
  const items = read.data?.items;
  useEffect(() => dropEnded(items ?? []), [items]);
  const begin = async ({ couponId }: OwnCampaign): Promise<void> => {
    const isStarted = await attempt(
      async () => {
        const started = await start({ couponId });
        // The question closes first: it would take the focus out of the entry.
        ask(undefined);
        setEntry(started);
      },
      { onFailure: ({ message, result }) => notify('error', typeof result === 'string' ? result : message) },
    );
    if (!isStarted) ask(undefined);
  };
  const enter = (campaign: OwnCampaign): void => {
    if (campaign.state === 'open') ask(campaign);
    else if (!isPending) void begin(campaign);
  };
  return (
    <section className="own-money" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <PageRead reads={[read]} what={texts.theCampaigns} loading={texts.loading}>
        {() =>
          items?.length === 0 ? (
            <p className="own-quiet">{texts.none}</p>
          ) : (
            <ul>
              {items?.map((campaign) => (
                <OwnCampaignPart
                  key={campaign.couponId}
                  campaign={campaign}
                  readOnly={impersonated}
                  onEnter={() => enter(campaign)}
                />
              ))}
            </ul>
          )
        }
      </PageRead>
      <ConfirmDialog
        open={pending !== undefined}
        title={texts.begin(pending?.name ?? '')}
        verb={texts.beginVerb}
        cancel={texts.notYet}
        busy={isPending}
        onConfirm={() => void (pending && begin(pending))}
        onCancel={() => ask(undefined)}
      >
        <p>{texts.beginMeans(pending?.questionCount ?? 0)}</p>
      </ConfirmDialog>
      {entry && <EntryDialog key={entry.entryId} entry={entry} onClose={() => setEntry(undefined)} />}
    </section>
  );
}
