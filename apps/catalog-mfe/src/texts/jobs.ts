/** Jobs that students and institutes post. */
export const title = 'Jobs';
export const one = 'Job';
export const noun = { one: 'job', many: 'jobs' };
export const whatItIs = 'A job is a wish of a student or an institute that trainers send proposals for.';
export const search = 'Title';
export const poster = 'Posted by';
export const skill = 'Skill';
export const budget = 'Budget';
export const highestBudget = 'Highest budget';
export const proposals = 'Proposals';
export const openUntil = 'Open until';
export const posted = 'Posted';
export const budgetText = (currency: string, least: string, most: string, paid: string): string =>
  least === most ? `${currency} ${most} ${paid}` : `${currency} ${least}–${most} ${paid}`;
export const paid = { hourly: 'per hour', fixed: 'in total' } as const;
export const pickStudent = 'For a student: type two letters to search';
export const pickInstitute = 'Or for an institute';
export const noLanguage = 'Any language';
export const openUntilHelp = 'At most 90 days ahead';

/** The page of one job. */
export const theJob = 'The job';
export const loading = 'Loading the job';
export const noneNamed = 'No job chosen';
export const addressHasNone = 'The address names no job.';
export const all = 'All jobs';
export const idOf = (id: number): string => `Job ${id}`;
export const tabs = { info: 'Info', proposals: 'Proposals' };
export const edit = 'Edit';
export const isDeleted = 'This job is deleted. It can be restored from Recently deleted.';
export const because = (reason: string): string => `Reason: ${reason}`;
export const facts = 'Details';
export const description = 'Description';
export const noDescription = 'No description.';
export const category = 'Category';
export const language = 'Language';
export const where = 'Where';
export const awardedTo = 'Awarded to';
export const notYet = '—';
export const placeText = (mode: string, city: string): string => (city ? `${mode}, ${city}` : mode);
