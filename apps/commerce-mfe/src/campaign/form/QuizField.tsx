import { useRef, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { campaignCalls, type MarketingQuiz } from '@lectern/contract/commerce';
import { PickField } from '@lectern/ui-kit/fields';
import { useFieldState, type Choice, type Found } from '@lectern/ui-kit/form';
import { quizFacts } from '../../texts/campaign';
import * as texts from '../../texts/campaign-form';

/** The quiz that a campaign has, by its id and title. */
export type OwnQuiz = Pick<MarketingQuiz, 'id' | 'title'> & Partial<MarketingQuiz>;

const factsOf = ({ questionCount, totalMarks, usedIn = [] }: Partial<MarketingQuiz>): string =>
  [
    questionCount !== undefined && quizFacts(questionCount, totalMarks ?? 0),
    usedIn.length > 0 && texts.usedIn(usedIn.join(', ')),
  ]
    .filter(Boolean)
    .join(' · ');

/** The quiz of a campaign, found by its title. */
export function QuizField({
  own,
  disabled,
}: {
  readonly own: OwnQuiz | undefined;
  readonly disabled: boolean;
}): ReactNode {
  const { value } = useFieldState<number | ''>('campaign.quizId').input;
  const known = useRef(new Map<number, OwnQuiz>());
  if (own) known.current.set(own.id, own);
  const choiceOf = (id: number): Choice<number> => {
    const quiz = known.current.get(id);
    return { key: String(id), name: quiz?.title ?? '', meta: quiz ? factsOf(quiz) : '', item: id };
  };
  const useFound = (q: string, isOpen: boolean): Found<number> => {
    const { data, isFetching, isError } = useRead(
      campaignCalls.quizzes,
      { q },
      { enabled: isOpen, quiet: true, handled: 'all', placeholderData: keepPreviousData },
    );
    for (const quiz of data?.items ?? []) known.current.set(quiz.id, quiz);
    return { choices: (data?.items ?? []).map(({ id }) => choiceOf(id)), isPending: isFetching, failed: isError };
  };
  const facts = value === '' ? '' : factsOf(known.current.get(value) ?? {});
  return (
    <PickField
      name="campaign.quizId"
      label={texts.quiz}
      help={facts || texts.quizHelp}
      disabled={disabled}
      choiceOf={choiceOf}
      useFound={useFound}
    />
  );
}
