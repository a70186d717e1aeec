import type { ReactNode } from 'react';
import { TrainerPage } from './TrainerPage';

/** `/trainer/detail/education-info?id=` */
export default function EducationScreen(): ReactNode {
  return <TrainerPage part="education" />;
}
