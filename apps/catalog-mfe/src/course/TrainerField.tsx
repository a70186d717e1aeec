import type { ReactNode } from 'react';
import { PickField } from '@lectern/ui-kit/fields';
import { fieldProps } from '@lectern/ui-kit/records';
import { usePicked } from '../detail/use-picked';
import * as texts from '../texts/courses';
import { useFoundTrainers } from './choices';
import { course as record } from './course';

interface Props {
  /** The trainer that the course has. */
  readonly own?: { readonly id: number; readonly name: string } | undefined;
  readonly disabled?: boolean;
}

/** The trainer of a course: one who is verified, or the one whom it has. */
export function TrainerField({ own, disabled = false }: Props): ReactNode {
  const trainer = usePicked(useFoundTrainers, own);
  return <PickField {...fieldProps(record, 'trainerId')} help={texts.chooseTrainer} disabled={disabled} {...trainer} />;
}
