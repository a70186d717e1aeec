import { useState } from 'react';
import { keepAnswers, keptAnswers, type Answers, type Given } from './kept-answers';

/** The answers of an entry, kept in this tab with each change. */
export const useAnswers = (entryId: number) => {
  const [answers, setAnswers] = useState<Answers>(() => keptAnswers(entryId));
  const answer = (questionId: number, given: Given): void => {
    const next = { ...answers, [String(questionId)]: given };
    setAnswers(next);
    keepAnswers(entryId, next);
  };
  return { answers, answer };
};
