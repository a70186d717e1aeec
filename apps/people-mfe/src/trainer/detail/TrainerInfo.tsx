import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useMay, useSession } from '@lectern/auth';
import { trainerCalls, type TrainerDetail } from '@lectern/contract/people';
import { Link } from '@lectern/ui-kit/router';
import { listOfTrainer } from '../../batch/address';
import '../../checked/checked.css';
import { Facts } from '../../detail/Facts';
import { MaskedValue } from '../../detail/MaskedValue';
import * as person from '../../texts/person';
import * as texts from '../../texts/trainers';
import { blocksOf, revealedText } from './facts-of';

/** What is known of a trainer besides rows; what is masked can be revealed one by one, with a reason. */
export function TrainerInfo({ trainer }: { readonly trainer: TrainerDetail }): ReactNode {
  const may = useMay(trainerCalls.reveal.access);
  const mayOpenBatches = useMay(['studentList']);
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  return (
    <>
      <section aria-label={texts.about}>
        <h2>{texts.about}</h2>
        <p className={trainer.about ? 'person-text' : 'is-nothing'}>{trainer.about || person.noValue}</p>
      </section>
      {blocksOf(trainer).map((block) => (
        <Facts
          key={block.title}
          {...block}
          masked={
            trainer.isMasked && may && !isActing
              ? (field, label, value) => (
                  <MaskedValue
                    key={trainer.id}
                    label={label}
                    value={value}
                    reveal={(reason) =>
                      send(trainerCalls.reveal, { id: trainer.id, field, reason }, { handled: [400] })
                    }
                    textOf={(text) => revealedText(field, text)}
                  />
                )
              : undefined
          }
        />
      ))}
      {mayOpenBatches && (
        <section aria-label={texts.batches}>
          <h2>{texts.batches}</h2>
          <p>
            <Link to={listOfTrainer(trainer.id)}>{texts.allBatches}</Link>
          </p>
        </section>
      )}
    </>
  );
}
