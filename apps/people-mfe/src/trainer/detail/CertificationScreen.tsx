import type { ReactNode } from 'react';
import { TrainerPage } from './TrainerPage';

/** `/trainer/detail/certification?id=` */
export default function CertificationScreen(): ReactNode {
  return <TrainerPage part="certification" />;
}
