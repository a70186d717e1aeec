import type { ReactNode } from 'react';
import { AgencyPage } from './AgencyPage';

/** `/agency/detail/experience?id=` */
export default function ExperienceScreen(): ReactNode {
  return <AgencyPage part="experience" />;
}
