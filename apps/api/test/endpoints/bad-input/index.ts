import { joined } from '../calls';
import { batchPartBadInput } from './batch-parts';
import { batchBadInput } from './batches';
import { catalogBadInput } from './catalog';
import { commerceBadInput } from './commerce';
import { contentBadInput } from './content';
import { lessonBadInput } from './lessons';
import { offerBadInput } from './offers';
import { trainersBadInput } from './trainers';
import { peopleBadInput } from './people';
import { platformBadInput } from './platform';

export const badInputTable = joined(
  batchPartBadInput,
  batchBadInput,
  catalogBadInput,
  commerceBadInput,
  contentBadInput,
  lessonBadInput,
  offerBadInput,
  peopleBadInput,
  trainersBadInput,
  platformBadInput,
);
