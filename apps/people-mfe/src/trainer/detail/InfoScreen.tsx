import type { ReactNode } from 'react';
import { TrainerPage } from './TrainerPage';

/** `/trainer/detail/personal-info?id=` */
export default function InfoScreen(): ReactNode {
  return <TrainerPage part="personal_info" />;
}
