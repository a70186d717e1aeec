import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@lectern/ui-kit/router';
import { reportTabs } from './tabs';

/** `/reports/analytical`: the first tab, with the choices of the address. */
export default function FirstTab(): ReactNode {
  const { search } = useLocation();
  return <Navigate to={{ pathname: reportTabs[0].to, search }} replace />;
}
