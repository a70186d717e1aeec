import type { ReactNode } from 'react';
import { AgencyPage } from './AgencyPage';

/** `/agency/detail/documents?id=` */
export default function DocumentsScreen(): ReactNode {
  return <AgencyPage part="documents" />;
}
