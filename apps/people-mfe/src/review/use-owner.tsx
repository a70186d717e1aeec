import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import {
  agencyCalls,
  trainerCalls,
  type AgencyPart as AgencyPartName,
  type TrainerPart as TrainerPartName,
  type WaitingPart,
} from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { AgencyPart } from '../agency/detail/AgencyPart';
import type { Part } from '../checked/PartReview';
import * as texts from '../texts/review';
import { TrainerPart } from '../trainer/detail/TrainerPart';

/** The trainer or agency of a waiting part, with the part as it is now. */
export const useOwner = (item: WaitingPart) => {
  const isTrainer = item.kind === 'trainer';
  const how = { handled: 'all', staleTime: 0 } as const;
  const trainer = useRead(trainerCalls.detail, { id: item.ownerId }, { ...how, enabled: isTrainer });
  const agency = useRead(agencyCalls.detail, { id: item.ownerId }, { ...how, enabled: !isTrainer });
  const parts: readonly Part[] = trainer.data?.trainer.parts ?? agency.data?.agency.parts ?? [];
  const part = parts.find((each) => each.part === item.part);
  const shown = (): ReactNode =>
    trainer.data ? (
      <TrainerPart part={item.part as TrainerPartName} trainer={trainer.data.trainer} mayEdit={false} />
    ) : (
      agency.data && <AgencyPart part={item.part as AgencyPartName} agency={agency.data.agency} mayEdit={false} />
    );
  const content = (
    <PageRead reads={[isTrainer ? trainer : agency]} what={texts.theQueue} loading={texts.loading}>
      {shown}
    </PageRead>
  );
  return { part, content };
};
