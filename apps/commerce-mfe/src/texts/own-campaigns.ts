import { plural } from '@lectern/ui-kit/plural';

/** Block of the student area: campaigns that are open, and one's own entries. */
export const title = 'Quizzes with prizes';
export const theCampaigns = 'The quizzes with prizes';
export const loading = 'Loading the quizzes with prizes';
export const none = 'No quiz with prizes is open.';
export const questions = (count: number): string => plural(count, { one: '1 question', other: `${count} questions` });
export const timeLimit = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [
    minutes > 0 && plural(minutes, { one: '1 minute', other: `${minutes} minutes` }),
    rest > 0 && plural(rest, { one: '1 second', other: `${rest} seconds` }),
  ]
    .filter(Boolean)
    .join(' ');
};
export const openUntil = (at: string): string => `open until ${at}`;
export const win = (prize: string): string => `win ${prize}`;
export const scoreIs = (score: string): string => `your score is ${score}`;
export const rankIs = (rank: number): string => `rank ${rank}`;
export const resultWaits = 'The result is not declared yet.';
export const useUntil = (day: string): string => `Use your code until ${day}.`;
export const enter = 'Enter';
export const enterIn = (name: string): string => `Enter ${name}`;
export const goOn = 'Go on';
export const goOnWith = (name: string): string => `Go on with ${name}`;
export const copy = 'Copy code';
export const copied = 'Copied';

export const begin = (name: string): string => `Begin ${name}?`;
export const beginVerb = 'Begin';
export const notYet = 'Not yet';
export const beginMeans = (count: number): string =>
  `Your time counts from now on. ${plural(count, { one: 'There is 1 question.', other: `There are ${count} questions.` })} You can enter once.`;

/** The entry. */
export const close = 'Close';
export const timeLeft = (left: string): string => `${left} left`;
export const noTimeLeft = 'The time is over';
export const question = (no: number): string => `Question ${no}`;
export const marks = (count: number): string => plural(count, { one: '1 mark', other: `${count} marks` });
export const minus = (count: number): string => `${count} off for a wrong answer`;
export const chooseOne = 'Choose one answer.';
export const chooseAll = 'Choose all right answers.';
export const yourNumber = 'Your number';
export const yourAnswer = 'Your answer';
export const answered = (count: number, all: number): string => `${count} of ${all} answered`;
export const areKept =
  'Answers are kept in this browser until they are sent. While this stays open, they are sent by themselves at the end of the time.';
export const send = 'Send answers';
export const sendTitle = 'Send your answers?';
export const unanswered = (count: number): string =>
  plural(count, { one: '1 question has no answer.', other: `${count} questions have no answer.` });
export const allAnswered = 'All questions have an answer.';
export const sendMeans = 'You can send them once and not change them afterwards.';
export const keepWriting = 'Go back to the questions';
export const sentTitle = 'Your answers are sent';
export const sentResult = (marks: number, total: number, score: string): string =>
  `You have ${marks} of ${total} marks, which is ${score}.`;
