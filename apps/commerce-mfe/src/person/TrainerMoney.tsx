import type { ReactNode } from 'react';
import type { PropsOf, trainerAside } from '@lectern/remote-kit/slots';
import { PersonMoney } from './PersonMoney';

/** Plan and payments of a trainer: the contribution to `people.trainer.aside.v1`. */
export default function TrainerMoney({ trainerId }: PropsOf<typeof trainerAside>): ReactNode {
  return <PersonMoney person={{ kind: 'trainer', id: trainerId }} />;
}
