/** The pages that create and change a coupon. */
export const newTitle = 'New coupon';
export const create = 'Create coupon';
export const createAndActivate = 'Create and activate';
export const created = 'Coupon created';
export const createdActive = 'Coupon created and activated';
export const editTitle = 'Edit coupon';
export const editTitleOf = (name: string): string => `Edit ${name}`;
export const save = 'Save';
export const saved = 'Coupon saved';
export const loadingForm = 'Loading the form';
export const theCurrencies = 'The currencies';

/** The form, section by section. */
export const codeAndName = 'Code and name';
export const codeHelp = '4–20 letters or digits. Codes can’t be reused.';
export const generateCode = 'Generate';
export const nameHelp = 'Only staff see this.';
export const currency = 'Currency';
export const inCurrency = (code: string): string => `In ${code}`;
export const smallestOrderHelp = 'Smaller orders can’t use this coupon.';
export const removeCurrency = (code: string): string => `Remove ${code}`;
export const addCurrency = 'Add a currency';
export const validityAndLimits = 'Validity and limits';
export const validity = 'Validity';
export const fromClock = (clock: string, zone: string): string => `From ${clock} (${zone})`;
export const untilClock = (clock: string, zone: string): string => `Until ${clock} (${zone})`;
export const untilEndOfDay = (zone: string): string => `Until the end of the day (${zone})`;
export const inAllHelp = 'Leave blank for unlimited.';
export const whatAndWhom = 'Eligibility';
export const targetsHelp = 'Categories include their sub-categories.';
export const newStudentsHelp = 'Students without a paid order.';
export const tooManyStudents = (count: number): string =>
  `${count.toLocaleString('en-GB')} students are chosen, too many to edit here.`;
export const studentsHelp = 'Search by name, or by full e-mail or mobile.';
