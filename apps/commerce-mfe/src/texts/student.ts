/** Plan and payments of a student, on people's page. */
export const title = 'Plan and payments';
export const noPlan = 'No plan';
export const until = (day: string): string => `until ${day}`;
export const noPayments = 'No payments';
export const notLoaded = 'Plan and payments could not be loaded';
export const generate = 'Generate payment link';
