import { joined } from '../calls';
import { batchPartRights } from './batch-parts';
import { batchRights } from './batches';
import { catalogRights } from './catalog';
import { commerceRights } from './commerce';
import { contentRights } from './content';
import { lessonRights } from './lessons';
import { peopleRights } from './people';
import { platformRights } from './platform';

/** Who may make which call, written by hand: what the API does is compared with it, so that a changed right is seen twice. */
export const rightsTable = joined(
  batchPartRights,
  batchRights,
  catalogRights,
  commerceRights,
  contentRights,
  lessonRights,
  peopleRights,
  platformRights,
);
