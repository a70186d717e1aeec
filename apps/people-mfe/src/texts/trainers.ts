/** Trainers: list, form and pages. */
export const noun = { one: 'trainer', many: 'trainers' };
export const title = 'Trainers';
export const one = 'Trainer';
export const theTrainer = 'The trainer';
export const loading = 'Loading the trainer';
export const search = 'Name, e-mail or mobile';
export const whatTheyAre = 'A trainer teaches in batches and demo lessons once every part of the profile is verified.';
export const allStatuses = 'All statuses';
export const name = 'Name';
export const country = 'Country';
export const agency = 'Agency';
export const skill = 'Skill';
export const skills = 'Skills';
export const rating = 'Rating';
export const stars = (average: number): string => `${average.toFixed(1)} of 5`;
export const toVerify = 'To verify';
export const experience = 'Experience';
export const open = 'Open';
export const edit = 'Edit';
export const review = 'Verification queue';
export const submitMany = 'Submit for verification…';
export const submitManyConsequence = 'Trainers with an empty part are left as they are.';
export const manyDeleted = 'Their accounts and sessions end. You can restore them for 30 days.';
export const deleteConsequence = 'The account is closed and its sessions end.';

/** The form. */
export const newTitle = 'New trainer';
export const editTitleOf = (who: string): string => `Edit ${who}`;
export const add = 'Add trainer';
export const added = 'Trainer added';
export const save = 'Save';
export const saved = 'Trainer saved';
export const nameAndContact = 'Name and contact';
export const teaching = 'Teaching';
export const personAndAddress = 'Person and address';
export const noAgency = 'None: works alone';
export const notGiven = 'Not given';
export const noCurrency = 'None';
export const keptValue = (masked: string): string => `Current: ${masked}. Leave blank to keep it.`;
export const aboutHelp = (words: number): string => `At least 250 words; now ${words}.`;
export const headlineHelp = 'One line that students see first, 10 to 120 characters.';
export const currency = 'Currency';
export const rate = 'Hourly rate';

/** The pages of one trainer. */
export const noneNamed = 'Trainer not found';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All trainers';
export const tabs = {
  info: 'Personal info',
  skills: 'Skills',
  experience: 'Experience',
  resume: 'Resume',
  certification: 'Certification',
  education: 'Education',
  demos: 'Demo lessons',
  week: 'Week',
  activity: 'Activity',
} as const;
export const isErased = 'This trainer has been erased. No personal data is left.';
export const isDeleted = 'This trainer has been deleted and can be restored for 30 days.';
export const isMasked = 'Contact details are hidden. Ask an admin for “Reveal personal data”.';
export const isMaskedOneByOne = 'Contact details are hidden. Reveal those that you need; each needs a reason.';
export const idOf = (id: number): string => `Trainer ID ${id}`;
export const figures = {
  verified: 'Verified',
  demos: 'Demos done',
  batches: 'Batches now',
  added: 'Added',
} as const;
export const notYet = 'Not yet';
export const contact = 'Contact';
export const email = 'E-mail';
export const mobile = 'Mobile';
export const dateOfBirth = 'Date of birth';
export const gender = 'Gender';
export const address = 'Address';
export const city = 'City';
export const postalCode = 'Postal code';
export const headline = 'Headline';
export const about = 'About';
export const years = 'Years of experience';
export const modes = 'Teaching';
export const account = 'Account';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';

/** What can be done. */
export const submit = 'Submit for verification';
export const submitted = 'Submitted for verification';
export const suspend = 'Suspend…';
export const suspendTitle = (who: string): string => `Suspend ${who}?`;
export const suspendVerb = 'Suspend';
export const suspendConsequence = (batches: number): string =>
  batches === 0
    ? 'No new batches, demos or bookings. The reason goes out by e-mail.'
    : `${batches === 1 ? '1 batch goes' : `${batches} batches go`} on; no new ones. The reason goes out by e-mail.`;
export const suspended = (who: string): string => `${who} suspended`;

/** The action as it follows a name in the history. */
export const actions = {
  'trainer.submit': 'submitted the trainer for verification',
  'trainer.verify': 'decided about a part',
  'trainer.suspend': 'suspended the trainer',
  'trainer.skill': 'changed the skills',
  'trainer.experience': 'changed the experience',
  'trainer.certification': 'changed the certificates',
  'trainer.education': 'changed the education',
  'trainer.resume': 'changed the resume',
  'trainer.erase': 'permanently erased the trainer',
} as const;
export const part = 'Part';
export const decision = 'Decision';
export const status = 'Status';

/** The way to the batches of a trainer. */
export const batches = 'Batches';
export const allBatches = 'All batches of this trainer';
