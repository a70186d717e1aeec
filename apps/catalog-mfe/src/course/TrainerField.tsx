import { useMemo, useRef, type ReactNode } from 'react';
import type { Choice, Found } from '@lectern/ui-kit/form';
import { PickField } from '@lectern/ui-kit/fields';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/courses';
import { choice, useFoundTrainers } from './choices';
import { course as record } from './course';

interface Props {
  /** The trainer that the course has. */
  readonly own?: { readonly id: number; readonly name: string } | undefined;
  readonly disabled?: boolean;
}

/** The trainer of a course: one who is verified, or the one whom it has. */
export function TrainerField({ own, disabled }: Props): ReactNode {
  const known = useRef(new Map<number, string>());
  const field = useMemo(
    () => ({
      useFound: (q: string, isOpen: boolean): Found<number> => {
        const found = useFoundTrainers(q, isOpen);
        for (const { item, name } of found.choices) known.current.set(item, name);
        return found;
      },
      choiceOf: (id: number): Choice<number> =>
        choice({ id, name: known.current.get(id) ?? (own?.id === id ? own.name : '') }),
    }),
    [own],
  );
  return (
    <PickField
      {...fieldProps(record, 'trainerId')}
      help={texts.chooseTrainer}
      disabled={disabled ?? false}
      {...field}
    />
  );
}
