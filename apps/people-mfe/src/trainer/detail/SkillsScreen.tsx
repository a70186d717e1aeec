import type { ReactNode } from 'react';
import { TrainerPage } from './TrainerPage';

/** `/trainer/detail/skills?id=` */
export default function SkillsScreen(): ReactNode {
  return <TrainerPage part="skills" />;
}
