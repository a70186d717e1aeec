import { useState } from 'react';
import { keepAnswer, keptAnswers, type Answers, type Given } from './kept-answers';

/** The answers of an entry, kept in this browser with each change. */
export const useAnswers = (entryId: number) => {
  const [answers, setAnswers] = useState<Answers>(() => keptAnswers(entryId));
  const answer = (questionId: number, given: Given): void => {
    setAnswers({ ...answers, [String(questionId)]: given });
    keepAnswer(entryId, questionId, given);
  };
  return { answers, answer };
};
