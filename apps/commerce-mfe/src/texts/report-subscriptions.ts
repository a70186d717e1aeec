/** The subscriptions of the analytical report. */
export const byCurrency = 'Monthly income by currency; one is shown below';
export const none = { title: 'No subscriptions in this period', thing: 'change' };
export const kind = 'Subscriptions of';
export const audiences = { student: 'Students', trainer: 'Trainers' } as const;
export const incomePerDay = (currency: string): string => `Monthly income by day, ${currency}`;
export const income = 'Monthly income';
export const trials = 'Trials';
export const begun = 'Begun';
export const back = 'Back';
export const lost = 'Lost';
export const running = 'Running';
export const churn = 'Lost of all';
export const incomeOf = (sum: string): string => `monthly income ${sum}`;

const count = (number: number): string => number.toLocaleString('en-GB');
export const runningCount = (number: number): string => `${count(number)} running`;
export const begunCount = (number: number): string => `${count(number)} begun`;
export const backCount = (number: number): string => `${count(number)} back`;
export const lostCount = (number: number): string => `${count(number)} lost`;
