import { joined } from '../calls';
import { batchPartBadInput } from './batch-parts';
import { catalogBadInput } from './catalog';
import { commerceBadInput } from './commerce';
import { contentBadInput } from './content';
import { peopleBadInput } from './people';
import { platformBadInput } from './platform';

export const badInputTable = joined(
  batchPartBadInput,
  catalogBadInput,
  commerceBadInput,
  contentBadInput,
  peopleBadInput,
  platformBadInput,
);
