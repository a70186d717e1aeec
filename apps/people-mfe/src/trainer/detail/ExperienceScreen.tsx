import type { ReactNode } from 'react';
import { TrainerPage } from './TrainerPage';

/** `/trainer/detail/experience?id=` */
export default function ExperienceScreen(): ReactNode {
  return <TrainerPage part="experience" />;
}
