import type { ReactNode } from 'react';
import { choose, usePreferences } from '@lectern/auth';
import { IconAction } from '../kit/IconAction';
import * as texts from '../texts/table-tools';

/** Switches between rows of 44 and of 36 px, in every list. */
export function DensityButton(): ReactNode {
  const { density = 'comfortable' } = usePreferences();
  const other = density === 'compact' ? 'comfortable' : 'compact';
  return (
    <IconAction
      icon={density === 'compact' ? 'rows-3' : 'rows-2'}
      label={texts.density[density]}
      onClick={() => void choose({ density: other })}
    />
  );
}
