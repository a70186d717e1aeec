import { joined } from '../calls';
import { catalogBadInput } from './catalog';
import { commerceBadInput } from './commerce';
import { contentBadInput } from './content';
import { trainersBadInput } from './trainers';
import { peopleBadInput } from './people';
import { platformBadInput } from './platform';

export const badInputTable = joined(
  catalogBadInput,
  commerceBadInput,
  contentBadInput,
  peopleBadInput,
  trainersBadInput,
  platformBadInput,
);
