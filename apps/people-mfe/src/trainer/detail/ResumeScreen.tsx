import type { ReactNode } from 'react';
import { TrainerPage } from './TrainerPage';

/** `/trainer/detail/resume?id=` */
export default function ResumeScreen(): ReactNode {
  return <TrainerPage part="resume" />;
}
