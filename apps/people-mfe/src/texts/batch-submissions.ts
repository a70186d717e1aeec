import { counted } from './counted';

/** What students have handed in. */
export const title = (task: string): string => `Submissions of ${task}`;
export const tab = 'Submissions';
export const counts = { one: 'submission', many: 'submissions' };
export const theSubmissions = 'The submissions';
export const theSubmission = 'The submission';
export const loading = 'Loading the submissions';
export const loadingOne = 'Loading the submission';
export const noneYet = 'Nothing handed in yet';
export const whatComes = 'Once a student begins, the attempt is shown here.';
export const noneMatches = 'No submissions match';
export const stateIs = (state: string): string => `State is ${state}`;
export const count = (n: number): string => counted(n, 'submission', 'submissions');
export const allStates = 'All states';
export const student = 'Student';
export const state = 'State';
export const attempt = 'Attempt';
export const at = 'Handed in';
export const marks = 'Marks';
export const marksOf = (given: number, most: number): string => `${given} of ${most}`;
export const late = 'Late';
export const lateBy = (minutes: number): string =>
  minutes < 120 ? counted(minutes, 'minute', 'minutes') : counted(Math.round(minutes / 60), 'hour', 'hours');

/** Grading. */
export const back = 'All submissions';
export const previous = 'Previous';
export const next = 'Next';
export const placeOf = (place: number, all: number): string => `${place} of ${all}`;
export const keyPrevious = 'Previous submission';
export const keyNext = 'Next submission';
export const keySave = 'Saves the marks and opens the next submission';
export const answer = 'Answer';
export const noAnswer = 'No answer';
export const rightAnswer = 'Right answer';
export const right = 'Right';
export const wrong = 'Wrong';
export const byHand = 'Marked by hand';
export const marksFor = (no: number, most: number): string => `Marks for question ${no} (of ${most})`;
export const marksInAll = (most: number): string => `Marks (of ${most})`;
export const feedback = 'Feedback';
export const feedbackHelp = 'The student reads it with the marks';
export const total = (raw: number, most: number): string => `${raw} of ${most} marks`;
export const penalty = (percent: number, marksAfter: number): string => `Late: ${percent}% less, ${marksAfter} marks`;
export const save = 'Save marks';
export const saveAndNext = 'Save and next';
export const saved = 'Saved';
export const notHandedIn = 'It is not handed in yet: there is nothing to mark.';
export const isReturned = 'It was returned. The student has to hand it in again before it can be marked.';
export const readOnly = 'You may read submissions, but not mark them.';
export const giveBack = 'Return to the student';
export const returnTitle = (name: string): string => `Return this to ${name}?`;
export const returnMeans = 'The student is notified and can hand it in again.';
export const returned = 'Returned';
export const whyReturned = 'What is to be changed';
export const files = 'Files';
export const openFile = (name: string): string => `Save ${name}`;
export const text = 'Text';
export const graded = (by: string | null, when: string): string =>
  by === null ? `Marked by its answers, ${when}` : `Marked by ${by}, ${when}`;
export const noun = 'submission';
export const marksInvalid = 'Marks is Invalid';
export const marksRequired = 'Marks is required';
export const questionNo = (no: number): string => `Question ${no}`;
