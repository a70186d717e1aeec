import type { ReactNode } from 'react';
import { BatchPage } from './BatchPage';

/** `/student/batch/meetings?id=` and `/trainer/batch/meetings?id=`. */
export default function MeetingsScreen(): ReactNode {
  return <BatchPage>{(batch) => <p>{batch.description}</p>}</BatchPage>;
}
