import type { ReactNode } from 'react';
import { BatchPage } from '../BatchPage';
import { DriveList } from './DriveList';

/** `/student/batch/drive?id=` and `/trainer/batch/drive?id=`. */
export default function DriveScreen(): ReactNode {
  return <BatchPage>{(batch) => <DriveList batch={batch} />}</BatchPage>;
}
