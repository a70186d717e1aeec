import {
  agencyParts,
  trainerParts,
  type AgencyPart as AgencyPartName,
  type TrainerPart as TrainerPartName,
  type WaitingPart,
} from '@lectern/contract/people';
import { partPath as agencyPath } from '../agency/address';
import { partPath as trainerPath } from '../trainer/address';

/** 'Experience' */
export const partNameOf = ({ kind, part }: WaitingPart): string =>
  kind === 'trainer' ? trainerParts[part as TrainerPartName] : agencyParts[part as AgencyPartName];

/** The page with the part among all others. */
export const profileOf = ({ kind, part, ownerId }: WaitingPart): string =>
  kind === 'trainer' ? trainerPath(part as TrainerPartName, ownerId) : agencyPath(part as AgencyPartName, ownerId);
