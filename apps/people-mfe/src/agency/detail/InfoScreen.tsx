import type { ReactNode } from 'react';
import { AgencyPage } from './AgencyPage';

/** `/agency/detail/personal-info?id=` */
export default function InfoScreen(): ReactNode {
  return <AgencyPage part="personal_info" />;
}
