import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { Quiz } from '@lectern/contract/catalog';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/quizzes';

const paths = {
  lesson: '/course/detail/curriculum',
  task: '/trainer/batch/quiz-assignment',
  campaign: '/marketing-coupon/view',
} as const;
/** Readers of the page of a campaign. */
const campaignReaders = ['settings'] as const;
const pathOf = ({ kind, ownerId }: Quiz['uses'][number]): string => `${paths[kind]}?id=${ownerId}`;

/** The lessons and campaigns that have a quiz, and the tasks that were made from it. */
export function QuizUses({ uses }: Pick<Quiz, 'uses'>): ReactNode {
  const mayCampaigns = useMay(campaignReaders);
  return (
    <section className="quiz-uses" aria-label={texts.uses}>
      <h2>{texts.uses}</h2>
      {uses.length === 0 && <p>{texts.noUses}</p>}
      <ul>
        {uses.map((use, at) => (
          <li key={at}>
            {use.kind === 'campaign' && !mayCampaigns ? (
              texts.useOf(use.kind, use.title, use.ownerTitle)
            ) : (
              <Link to={pathOf(use)}>{texts.useOf(use.kind, use.title, use.ownerTitle)}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
