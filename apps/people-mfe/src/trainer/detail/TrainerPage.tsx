import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useMay } from '@lectern/auth';
import {
  trainerCalls,
  trainerParts,
  trainerStates,
  type TrainerDetail,
  type TrainerPart as Part,
} from '@lectern/contract/people';
import { dateText } from '@lectern/ui-kit';
import { RecordPage } from '@lectern/ui-kit/record-page';
import { markOf } from '../../checked/marks';
import { PartReview, type Decide } from '../../checked/PartReview';
import { initialsOf } from '../../detail/initials';
import { PersonColumns } from '../../detail/PersonColumns';
import * as checked from '../../texts/checked';
import * as texts from '../../texts/trainers';
import { activityPath, listPath, partPath, weekPath } from '../address';
import { trainer as record } from '../trainer';
import { useTrainer } from '../use-trainer';
import { OtherParts } from './OtherParts';
import { TrainerActions } from './TrainerActions';
import { TrainerPart } from './TrainerPart';

const noteOf = ({ accountStatus, deletedAt, isMasked }: TrainerDetail, mayReveal: boolean): string | undefined => {
  if (accountStatus === 'erased') return texts.isErased;
  if (deletedAt) return texts.isDeleted;
  if (!isMasked) return undefined;
  return mayReveal ? texts.isMaskedOneByOne : texts.isMasked;
};

const personOf = (trainer: TrainerDetail) => ({
  name: trainer.name,
  initials: initialsOf(trainer.firstName, trainer.lastName),
  status: trainer.deletedAt ? 'deleted' : markOf(trainer.status),
  statusLabel: trainer.deletedAt ? undefined : trainerStates[trainer.status],
  identity: [texts.idOf(trainer.id), trainer.headline, trainer.agencyName].filter(Boolean).join(' · '),
  figures: [
    [texts.figures.verified, trainer.verifiedAt ? dateText(trainer.verifiedAt) : texts.notYet],
    [texts.figures.batches, String(trainer.batchesNow)],
    [texts.figures.demos, String(trainer.demosDone)],
    [texts.figures.added, dateText(trainer.createdAt)],
  ] as const,
  actions: <TrainerActions key={trainer.version} trainer={trainer} />,
});

const titles: Readonly<Record<Part, string>> = {
  personal_info: texts.tabs.info,
  skills: texts.tabs.skills,
  experience: texts.tabs.experience,
  resume: texts.tabs.resume,
  certification: texts.tabs.certification,
  education: texts.tabs.education,
  demo: texts.tabs.demos,
};
const tabsOf = (id: number, trainer: TrainerDetail | undefined) => [
  ...(Object.keys(titles) as Part[]).map((part) => ({
    title: titles[part],
    to: partPath(part, id),
    mark: trainer?.openParts.includes(part) ? checked.toVerify : undefined,
  })),
  { title: texts.tabs.week, to: weekPath(id) },
  { title: texts.tabs.activity, to: activityPath(id) },
];

/** Decides about a part of this trainer. */
export const decideOf =
  (id: number): Decide =>
  async ({ part, revision }, decision, reason) => {
    const { trainer } = await send(
      trainerCalls.verify,
      { id, part: part as Part, decision, partRevision: revision, ...(reason && { reason }) },
      { handled: [400, 409] },
    );
    return { verified: trainer.status === 'verified' && decision === 'approve' };
  };

interface Props {
  /** The part that the tab shows; none in the week and in the activity. */
  readonly part?: Part;
  /** What the tab shows, where it is no part. */
  readonly main?: (trainer: TrainerDetail) => ReactNode;
}

/** One tab of the trainer in the address, with what is decided about its part. */
export function TrainerPage({ part: name, main }: Props): ReactNode {
  const found = useTrainer();
  const mayReveal = useMay(trainerCalls.reveal.access);
  const [mayEdit, mayVerify] = [useMay(trainerCalls.update.access), useMay(trainerCalls.verify.access)];
  const isLive = ({ deletedAt, accountStatus }: TrainerDetail): boolean =>
    deletedAt === null && accountStatus !== 'erased';
  const review = (trainer: TrainerDetail): ReactNode => {
    const part = trainer.parts.find((each) => each.part === name);
    if (!name || !part) return null;
    return (
      <PartReview
        key={part.part}
        part={part}
        partName={trainerParts[name]}
        ownerName={trainer.name}
        mayDecide={mayVerify && isLive(trainer) && trainer.status !== 'draft'}
        decide={decideOf(trainer.id)}
        changed={record.changed}
      />
    );
  };
  return (
    <RecordPage
      title={texts.one}
      icon="circle-play"
      what={texts.theTrainer}
      loading={texts.loading}
      head={personOf}
      tabs={(id) => tabsOf(id, found.row)}
      notes={(trainer) => [noteOf(trainer, mayReveal)]}
      {...{ found, texts, listPath }}
    >
      {(trainer) =>
        name ? (
          <PersonColumns
            main={<TrainerPart part={name} trainer={trainer} mayEdit={mayEdit && isLive(trainer)} />}
            aside={
              <>
                {review(trainer)}
                {name === 'personal_info' && <OtherParts trainerId={trainer.id} />}
              </>
            }
          />
        ) : (
          <PersonColumns main={main?.(trainer)} />
        )
      }
    </RecordPage>
  );
}

/** The tab of a part, as remote.ts exposes it. All of them are one chunk. */
export const tab = (part: Part) => ({ default: () => <TrainerPage part={part} /> });
