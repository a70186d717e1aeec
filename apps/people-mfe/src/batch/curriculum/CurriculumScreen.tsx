import type { ReactNode } from 'react';
import { BatchPage } from '../BatchPage';
import { CurriculumTree } from './CurriculumTree';

/** `/student/batch/curriculum?id=` and `/trainer/batch/curriculum?id=`. */
export default function CurriculumScreen(): ReactNode {
  return <BatchPage>{(batch) => <CurriculumTree batch={batch} />}</BatchPage>;
}
