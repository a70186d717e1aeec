import type { ReactNode } from 'react';
import type { Quiz } from '@lectern/contract/catalog';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/quizzes';

const pathOf = ({ kind, ownerId }: Quiz['uses'][number]): string =>
  kind === 'lesson' ? `/course/detail/curriculum?id=${ownerId}` : `/trainer/batch/quiz-assignment?id=${ownerId}`;

/** The lessons that show a quiz, and the tasks that were made from it. */
export function QuizUses({ uses }: Pick<Quiz, 'uses'>): ReactNode {
  return (
    <section className="quiz-uses" aria-label={texts.uses}>
      <h2>{texts.uses}</h2>
      {uses.length === 0 && <p>{texts.noUses}</p>}
      <ul>
        {uses.map((use, at) => (
          <li key={at}>
            <Link to={pathOf(use)}>{texts.useOf(use.kind, use.title, use.ownerTitle)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
