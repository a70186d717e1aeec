import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import type { Call } from '@lectern/contract/call';
import {
  agencyExperienceCalls,
  agencySkillCalls,
  type AgencyDetail,
  type AgencyPart as Part,
} from '@lectern/contract/people';
import { ExperienceRows } from '../../checked/ExperienceRows';
import type { PartRow } from '../../checked/PartRows';
import { SkillRows } from '../../checked/SkillRows';
import * as texts from '../../texts/agencies';
import { agency as record } from '../agency';
import { AgencyInfo } from './AgencyInfo';
import { Documents } from './Documents';

const writesOf = (calls: Readonly<Record<'add' | 'update' | 'remove', Call>>, agencyId: number) => ({
  changed: record.changed,
  save: (values: object, row: PartRow | undefined): Promise<unknown> =>
    row
      ? send(calls.update, { id: row.id, version: row.version, ...values }, { handled: [400, 409] })
      : send(calls.add, { agencyId, ...values }, { handled: [400, 409] }),
  remove: (row: PartRow): Promise<unknown> => send(calls.remove, { ...row }),
});

interface Props {
  readonly part: Part;
  readonly agency: AgencyDetail;
  readonly mayEdit: boolean;
}

/** What is in one part of an agency: on its tab, and in the verification queue. */
export function AgencyPart({ part, agency, mayEdit }: Props): ReactNode {
  const { id } = agency;
  switch (part) {
    case 'personal_info':
      return <AgencyInfo agency={agency} />;
    case 'skills':
      return (
        <SkillRows
          title={texts.tabs.skills}
          rows={agency.taught}
          mayEdit={mayEdit}
          {...writesOf(agencySkillCalls, id)}
        />
      );
    case 'experience':
      return (
        <ExperienceRows
          title={texts.tabs.experience}
          rows={agency.experiences}
          mayEdit={mayEdit}
          {...writesOf(agencyExperienceCalls, id)}
        />
      );
    case 'documents':
      return <Documents agency={agency} mayEdit={mayEdit} />;
  }
}
