import type { ReactNode } from 'react';
import { BatchTalk } from '../messages/BatchTalk';
import { BatchPage } from './BatchPage';

/** `/student/batch/messages?id=` and `/trainer/batch/messages?id=`. */
export default function MessagesTab(): ReactNode {
  return <BatchPage>{(batch) => <BatchTalk batchId={batch.id} />}</BatchPage>;
}
