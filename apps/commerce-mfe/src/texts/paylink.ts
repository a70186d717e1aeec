/** The form of a payment link. */
export const title = 'Generate Payment Link';
export const formLabel = 'Payment link';
export const generate = 'Generate link';
export const generateFor = (sum: string): string => `Generate link for ${sum}`;
export const giveAccess = 'Give access';
export const generating = 'Generating…';
export const startOver = 'Start over';
export const controlEnter = 'Ctrl ↵';
export const keys = { 'Control+Enter': 'Generate the link', 'Alt+C': 'Change the person' };
export const generated = 'Payment link generated';
export const accessGiven = 'Access given';
export const accessFailed = 'There is nothing to pay, but access could not be given. Finance has a notice.';
export const loadingForm = 'Loading the form';
export const theForm = 'The form';

/** Learner. */
export const learner = 'Learner';
export const mobile = 'Mobile';
export const mobileHelp = 'A full number is searched by itself.';
export const country = 'Country';
export const searching = 'Searching…';
export const loadingPerson = 'Loading the person';
export const thePerson = 'The person';
export const theSearch = 'The search';
export const change = 'Change';
export const changePerson = 'Change the person';
export const several = (count: number): string =>
  count === 1 ? '1 person has this number' : `${count} people have this number`;
export const isOther = (role: string): string => `${role}, neither a student nor a trainer`;
export const trainer = 'Trainer';
export const signUp = (number: string): string => `Sign up ${number}`;
export const signUpAnother = 'Sign up another person';
export const noOneHas = 'No student or trainer has this number.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'E-mail';
export const planUntil = (plan: string, day: string | undefined): string => (day ? `${plan} until ${day}` : plan);
export const paidOrders = (count: number): string =>
  count === 0 ? 'No paid orders' : count === 1 ? '1 paid order' : `${count.toLocaleString('en-GB')} paid orders`;
export const found = (name: string): string => `${name} found`;
export const findFirst = 'Find the person first';

/** Item. */
export const item = 'Item';
export const kind = 'Kind';
export const all = 'All';
export const searchItems = { student: 'Search plans, courses and batches', trainer: 'Search trainer plans' } as const;
export const foundItems = (count: number): string => `${count.toLocaleString('en-GB')} found`;
export const more = (count: number): string => `${count.toLocaleString('en-GB')} more. Type to narrow the list.`;
export const nothingFound = 'Nothing found';
export const theItems = 'The items';
export const loadingItems = 'Loading the items';
export const pickFirst = 'Pick an item';
export const noPrice = 'no price';
export const arrows = ['↑', '↓'] as const;

/** Currency and coupon. */
export const currency = 'Currency';
export const pricedIn = (own: string): string => `Priced in ${own}; paid in the person’s currency.`;
export const coupon = 'Coupon';
export const check = 'Check';
export const staysOn = (reason: string, code: string): string =>
  `${reason}${/[.!?]$/.test(reason) ? '' : '.'} ${code} stays.`;

/** Payer. */
export const whoPays = 'Who pays';
export const payers = {
  student: { learner: 'Learner', other: 'Someone else' },
  trainer: { learner: 'Trainer', other: 'Someone else' },
} as const;
export const payerName = 'Payer’s name';
export const invoiceTo = (name: string, place: string): string =>
  `Invoice to ${[name, place].filter(Boolean).join(', ')}.`;
export const changeAddress = 'Change address';
export const dot = ' · ';
export const addGstin = 'Add GSTIN';
export const address = 'Address';
export const state = 'State';
export const stateHelp = 'The state decides the tax.';
export const chooseState = 'Choose a state';
export const asBuyer = { student: 'As the learner', trainer: 'As the trainer' } as const;
export const gstin = 'GSTIN';
export const gstinForm = 'A GSTIN has 15 letters and digits, such as 29ABCDE1234F1Z5';
export const gstinDigit = 'The last digit does not fit the others. Check the number';
export const gstinOf = (place: string): string => `Registered in ${place}.`;

/** Link. */
export const link = 'Link';
export const expires = 'Expires';
export const expiries = { '24': '24 h', '72': '72 h', '168': '7 days', other: 'Other' } as const;
export const hours = 'Hours';
export const hoursUnit = 'h';
export const hoursRange = (most: number): string => `Enter 1 to ${most} hours`;
export const seatUntil = (until: string): string => `The seat is held until ${until}`;
export const note = 'Note to the payer';
export const noteHelp = 'Shown on the pay page.';
export const noteCount = (count: number): string => `${count} of 300`;
export const mailTo = (email: string): string => `Mail the link to ${email}`;
export const noMail = 'Mail the link: there is no e-mail';
