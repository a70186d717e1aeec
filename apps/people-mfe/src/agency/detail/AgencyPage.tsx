import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  agencyCalls,
  agencyParts,
  agencyStates,
  type AgencyDetail,
  type AgencyPart as Part,
} from '@lectern/contract/people';
import { dateText } from '@lectern/ui-kit';
import { RecordPage } from '@lectern/ui-kit/record-page';
import { markOf } from '../../checked/marks';
import { PartReview, type Decide } from '../../checked/PartReview';
import { initialsOf } from '../../detail/initials';
import { PersonColumns } from '../../detail/PersonColumns';
import * as texts from '../../texts/agencies';
import * as checked from '../../texts/checked';
import { activityPath, listPath, partPath } from '../address';
import { agency as record } from '../agency';
import { useAgency } from '../use-agency';
import { AgencyActions } from './AgencyActions';
import { AgencyPart } from './AgencyPart';

const noteOf = ({ accountStatus, deletedAt, isMasked }: AgencyDetail, mayReveal: boolean): string | undefined => {
  if (accountStatus === 'erased') return texts.isErased;
  if (deletedAt) return texts.isDeleted;
  if (!isMasked) return undefined;
  return mayReveal ? texts.isMaskedOneByOne : texts.isMasked;
};

const titles: Readonly<Record<Part, string>> = {
  personal_info: texts.tabs.info,
  skills: texts.tabs.skills,
  experience: texts.tabs.experience,
  documents: texts.tabs.documents,
};
const tabsOf = (id: number, agency: AgencyDetail | undefined) => [
  ...(Object.keys(titles) as Part[]).map((part) => ({
    title: titles[part],
    to: partPath(part, id),
    mark: agency?.openParts.includes(part) ? checked.toVerify : undefined,
  })),
  { title: texts.tabs.activity, to: activityPath(id) },
];

/** The key figures, counted by the server. */
const useFigures = (id: number, agency: AgencyDetail | undefined) => {
  const { data } = useRead(agencyCalls.counts, { id }, { enabled: id > 0, quiet: true, handled: 'all' });
  const running = data?.batches.filter(({ status }) => status === 2 || status === 3) ?? [];
  return [
    [texts.figures.step, texts.stepsDone(agency?.onboardingStep ?? 1)],
    [texts.figures.trainers, data ? texts.trainersOf(data.verifiedTrainers, data.trainers) : '…'],
    [texts.figures.batches, data ? String(running.reduce((sum, { count }) => sum + count, 0)) : '…'],
    [texts.figures.students, data ? String(data.students) : '…'],
    [texts.figures.verified, agency?.verifiedAt ? dateText(agency.verifiedAt) : texts.notYet],
  ] as const;
};

/** Decides about a part of this agency. */
export const decideOf =
  (id: number): Decide =>
  async ({ part, revision }, decision, reason) => {
    const { agency } = await send(
      agencyCalls.verify,
      { id, part: part as Part, decision, partRevision: revision, ...(reason && { reason }) },
      { handled: [400, 409] },
    );
    return { verified: agency.status === 'verified' && decision === 'approve' };
  };

interface Props {
  /** The part that the tab shows; none in the activity. */
  readonly part?: Part;
  /** What the tab shows, where it is no part. */
  readonly main?: (agency: AgencyDetail) => ReactNode;
}

const identityOf = ({ id, city, countryName }: AgencyDetail): string =>
  [texts.idOf(id), [city, countryName].filter(Boolean).join(', ')].filter(Boolean).join(' · ');

/** One tab of the agency in the address, with what is decided about its part. */
export function AgencyPage({ part: name, main }: Props): ReactNode {
  const found = useAgency();
  const figures = useFigures(found.id ?? 0, found.row);
  const mayReveal = useMay(agencyCalls.reveal.access);
  const [mayEdit, mayVerify] = [useMay(agencyCalls.update.access), useMay(agencyCalls.verify.access)];
  const isLive = ({ deletedAt, accountStatus }: AgencyDetail): boolean =>
    deletedAt === null && accountStatus !== 'erased';
  const headOf = (agency: AgencyDetail) => ({
    name: agency.name,
    initials: initialsOf(...agency.name.split(' ')),
    status: agency.deletedAt ? 'deleted' : markOf(agency.status),
    statusLabel: agency.deletedAt ? undefined : agencyStates[agency.status],
    identity: identityOf(agency),
    figures,
    actions: <AgencyActions key={agency.version} agency={agency} />,
  });
  const review = (agency: AgencyDetail): ReactNode => {
    const part = agency.parts.find((each) => each.part === name);
    if (!name || !part) return null;
    return (
      <PartReview
        key={part.part}
        part={part}
        partName={agencyParts[name]}
        ownerName={agency.name}
        mayDecide={mayVerify && isLive(agency) && agency.status !== 'onboarding'}
        decide={decideOf(agency.id)}
        changed={record.changed}
      />
    );
  };
  return (
    <RecordPage
      title={texts.one}
      icon="layers"
      what={texts.theAgency}
      loading={texts.loading}
      head={headOf}
      tabs={(id) => tabsOf(id, found.row)}
      notes={(agency) => [noteOf(agency, mayReveal)]}
      {...{ found, texts, listPath }}
    >
      {(agency) =>
        name ? (
          <PersonColumns
            main={<AgencyPart part={name} agency={agency} mayEdit={mayEdit && isLive(agency)} />}
            aside={review(agency)}
          />
        ) : (
          <PersonColumns main={main?.(agency)} />
        )
      }
    </RecordPage>
  );
}

/** The tab of a part, as remote.ts exposes it. All of them are one chunk. */
export const tab = (part: Part) => ({ default: () => <AgencyPage part={part} /> });
