import type { ReactNode } from 'react';
import { TryBar } from '../tries/TryBar';
import { OverrideBar } from './OverrideBar';
import { useOverrideState } from './override-state';

/** The bar of an override, or that of a try. A browser has one of them at a time. */
export function Bars(): ReactNode {
  const { begun, override } = useOverrideState();
  return begun || override ? <OverrideBar /> : <TryBar />;
}
