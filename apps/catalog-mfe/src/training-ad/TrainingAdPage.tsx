import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { trainingAdCalls, trainingAdNeeds, trainingAdStatuses, type TrainingAd } from '@lectern/contract/catalog';
import { dayText } from '@lectern/ui-kit/day-text';
import type { PageRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { RecordColumns, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import * as texts from '../texts/training-ads';
import { AdActions } from './AdActions';
import { adTabs, listPath, tabPath, type AdTab } from './address';
import { priceText } from './training-ad';
import '../detail/record-page.css';

const headOf = (ad: TrainingAd) => ({
  name: ad.title,
  status: ad.deletedAt ? 'deleted' : ad.status,
  statusLabel: ad.deletedAt ? undefined : trainingAdStatuses[ad.status],
  identity: [texts.idOf(ad.id), ad.ownerName, ad.skillName].filter(Boolean).join(' · '),
  figures: [
    [texts.price, priceText(ad)],
    [texts.days, ad.startsOn ? texts.daysOf(dayText(ad.startsOn), ad.endsOn && dayText(ad.endsOn)) : texts.noDays],
    [texts.batches, String(ad.batchesCount)],
    [texts.seats, texts.takenOf(ad.seatsTaken, ad.seats)],
  ] as const,
  actions: <AdActions key={ad.version} ad={ad} />,
});

/** What publishing still needs, in words. */
function Needs({ missing }: Pick<TrainingAd, 'missing'>): ReactNode {
  return (
    <section aria-labelledby="ad-needs">
      <h2 id="ad-needs">{texts.needs}</h2>
      {missing.length === 0 ? (
        <p>
          <Icon name="circle-check" /> {texts.nothingMissing}
        </p>
      ) : (
        <ul>
          {missing.map((need) => (
            <li key={need}>{trainingAdNeeds[need]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Props {
  /** What else the tab needs before it is shown. */
  readonly reads?: Parameters<typeof PageRead>[0]['reads'];
  readonly children: (ad: TrainingAd, mayEdit: boolean) => ReactNode;
}

/** One tab of the training ad in the address. */
export function TrainingAdPage({ reads, children }: Props): ReactNode {
  const found = useRecordInAddress(
    trainingAdCalls.detail,
    ({ trainingAd }) => trainingAd,
    ({ title }) => title,
  );
  const mayEdit = useMay(['trainingAdEdit']);
  return (
    <RecordPage
      title={texts.one}
      icon="megaphone"
      what={texts.theAd}
      loading={texts.loading}
      head={headOf}
      tabs={(id) => (Object.keys(adTabs) as AdTab[]).map((tab) => ({ title: texts.tabs[tab], to: tabPath(tab, id) }))}
      notes={({ deletedAt, status, statusReason }) => [
        deletedAt && texts.isDeleted,
        status === 'closed' && texts.isClosed,
        statusReason && texts.because(statusReason),
      ]}
      {...{ found, texts, listPath, ...(reads && { reads }) }}
    >
      {(ad) => (
        <RecordColumns aside={<Needs missing={ad.missing} />}>
          {children(ad, mayEdit && ad.deletedAt === null)}
        </RecordColumns>
      )}
    </RecordPage>
  );
}
