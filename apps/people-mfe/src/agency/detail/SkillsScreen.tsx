import type { ReactNode } from 'react';
import { AgencyPage } from './AgencyPage';

/** `/agency/detail/skills?id=` */
export default function SkillsScreen(): ReactNode {
  return <AgencyPage part="skills" />;
}
