import { messages, say, type FieldError } from '@lectern/contract';
import { isChoice, type QuizQuestion } from '@lectern/contract/catalog';
import type { EntryAnswer } from '@lectern/contract/commerce';
import { fieldError } from '../../../../server/calls/errors';

const invalid = (property: string, field: string): FieldError =>
  fieldError(property, 'answer', say(messages.invalid, { field }));

/** Answers to questions that the quiz does not have, to one twice, or with options of another question. */
export const answerErrors = (questions: readonly QuizQuestion[], answers: readonly EntryAnswer[]): FieldError[] => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.flatMap(({ questionId, optionIds }, at) => {
    const question = byId.get(questionId);
    if (!question || answers.findIndex((each) => each.questionId === questionId) < at)
      return [invalid(`answers[${at}].questionId`, 'Question')];
    const own = new Set(question.options.map(({ id }) => id));
    const most = isChoice(question.kind) ? (question.kind === 'multiple' ? own.size : 1) : 0;
    const fits = optionIds.length <= most && optionIds.every((id) => own.has(id));
    return fits ? [] : [invalid(`answers[${at}].optionIds`, 'Option')];
  });
};
