import type { AgencyDetail } from '@lectern/contract/people';
import { agencyOwner } from '../checked/owner';
import { rowHandlers, type OwnerOfRows } from '../checked/rows';
import { agencyEntry } from './agency-audit';
import { agencyShownTo, readAgency, type StoredAgencyDetail } from './agency.queries';
import { lockAgency } from './agency-write.queries';

const agency: OwnerOfRows<StoredAgencyDetail, { agency: AgencyDetail }> = {
  owner: agencyOwner,
  lock: lockAgency,
  read: readAgency,
  answer: (actor, row) => ({ agency: agencyShownTo(actor, row) }),
  entry: (action, row, changes) => agencyEntry(action as `agency.${string}`, row, changes),
};

export const agencySkillHandlers = rowHandlers('skill', agency);
export const agencyExperienceHandlers = rowHandlers('experience', agency);
