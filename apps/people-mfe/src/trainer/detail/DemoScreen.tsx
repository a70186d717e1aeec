import type { ReactNode } from 'react';
import { TrainerPage } from './TrainerPage';

/** `/trainer/detail/demo-detail?id=` */
export default function DemoScreen(): ReactNode {
  return <TrainerPage part="demo" />;
}
