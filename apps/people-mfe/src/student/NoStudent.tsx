import type { ReactNode } from 'react';
import { NoRecord } from '@lectern/ui-kit/no-record';
import * as texts from '../texts/page';
import { listPath } from './address';

/** Shown when the address names no student. */
export function NoStudent(): ReactNode {
  return <NoRecord icon="graduation-cap" title={texts.title} texts={texts} listPath={listPath} />;
}
