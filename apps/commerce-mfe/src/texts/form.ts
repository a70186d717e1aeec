/** The pages that create and change a coupon. */
export const newTitle = 'New coupon';
export const create = 'Create coupon';
export const created = 'Coupon created';
export const editTitle = 'Edit coupon';
export const editTitleOf = (name: string): string => `Edit ${name}`;
export const save = 'Save';
export const saved = 'Coupon saved';
export const loadingForm = 'Loading the form';
export const theCurrencies = 'The currencies';

/** The form, section by section. */
export const codeAndName = 'Code and name';
export const codeHelp = '4 to 20 letters and digits. It is never free for another coupon.';
export const nameHelp = 'Shown in lists and reports only.';
export const currency = 'Currency';
export const inCurrency = (code: string): string => `In ${code}`;
export const smallestOrderHelp = 'Orders below this amount do not take the coupon.';
export const removeCurrency = (code: string): string => `Remove ${code}`;
export const addCurrency = 'Add a currency';
export const validityAndLimits = 'Validity and limits';
export const validity = 'Validity';
export const untilClock = (clock: string, zone: string): string => `Until ${clock}, ${zone}`;
export const untilEndOfDay = (zone: string): string => `To the end of the day, ${zone}`;
export const inAllHelp = 'Empty: without a limit.';
export const whatAndWhom = 'What and whom it is for';
export const targetsHelp = 'A category includes its sub-categories.';
export const newStudentsHelp = 'Students without a paid order.';
export const tooManyStudents = (count: number): string =>
  `${count.toLocaleString('en-GB')} students are chosen: too many to change here.`;
export const studentsHelp = 'By name, or by the whole e-mail or mobile.';
