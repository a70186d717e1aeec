/** Agencies: list, onboarding and pages. */
export const noun = { one: 'agency', many: 'agencies' };
export const title = 'Agencies';
export const one = 'Agency';
export const theAgency = 'The agency';
export const loading = 'Loading the agency';
export const search = 'Name, registration, e-mail or mobile';
export const whatTheyAre = 'An agency brings its own trainers. It is onboarded in four steps and then verified.';
export const allStatuses = 'All statuses';
export const name = 'Name';
export const country = 'Country';
export const contactName = 'Contact';
export const trainers = 'Trainers';
export const toVerify = 'To verify';
export const nextStep = 'Next step';
export const stepOf = (step: number): string => (step > 4 ? '' : `Step ${step} of 4`);
export const noStepLeft = 'All steps done';
export const open = 'Open';
export const edit = 'Edit';
export const goOn = 'Continue onboarding';
export const manyDeleted = 'Their accounts and sessions end. You can restore them for 30 days.';
export const deleteConsequence = 'The account is closed and its sessions end.';

/** The steps. */
export const newTitle = 'New agency';
export const onboardingOf = (who: string): string => `Onboarding of ${who}`;
export const editTitleOf = (who: string): string => `Edit ${who}`;
export const steps = ['Agency and contact', 'Address and skills', 'About and experience', 'Documents'] as const;
export const add = 'Create agency';
export const added = 'Agency created';
export const saveAndGoOn = 'Save and continue';
export const submitVerb = 'Save and submit';
export const stepSaved = 'Step saved';
export const submitted = 'Submitted for verification';
export const later = 'Later';
export const cancel = 'Cancel';
export const save = 'Save';
export const saved = 'Agency saved';
export const person = 'Contact person';
export const skills = 'Skills';
export const skill = 'skill';
export const skillsHelp = 'Choose 1 to 30 skills.';
export const aboutHelp = (words: number): string => `At least 250 words; now ${words}.`;
export const experience = 'Experience';
export const oneExperience = 'experience';
export const experienceRow = (title: string): string => title || 'New experience';
export const thereAlready = (names: string): string => `There already: ${names}`;
export const documentOf = (kind: string): string => `${kind}`;
export const kept = 'There already. Replace it on the page of the agency.';
export const keptValue = (masked: string): string => `Current: ${masked}. Leave blank to keep it.`;
export const allDone = 'All four steps are done.';
export const openAgency = 'Open the agency';

/** The pages of one agency. */
export const noneNamed = 'Agency not found';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All agencies';
export const tabs = {
  info: 'Personal info',
  skills: 'Skills',
  experience: 'Experience',
  documents: 'Documents',
  activity: 'Activity',
} as const;
export const isErased = 'This agency has been erased. No personal data is left.';
export const isDeleted = 'This agency has been deleted and can be restored for 30 days.';
export const isMasked = 'Contact details are hidden. Ask an admin for “Reveal personal data”.';
export const isMaskedOneByOne = 'Contact details are hidden. Reveal those that you need; each needs a reason.';
export const idOf = (id: number): string => `Agency ID ${id}`;
export const figures = {
  trainers: 'Trainers',
  students: 'Students',
  batches: 'Batches now',
  verified: 'Verified',
  step: 'Onboarding',
} as const;
export const trainersOf = (verified: number, total: number): string => `${verified} of ${total} verified`;
export const stepsDone = (step: number): string => (step > 4 ? 'Complete' : `Step ${step} of 4 is next`);
export const notYet = 'Not yet';
export const contact = 'Contact';
export const company = 'Company';
export const addressBlock = 'Address';
export const about = 'About';
export const email = 'E-mail';
export const mobile = 'Mobile';
export const legalName = 'Legal name';
export const registrationNo = 'Registration number';
export const taxNo = 'Tax number';
export const founded = 'Founded';
export const teamSize = 'Team size';
export const website = 'Website';
export const address = 'Address';
export const city = 'City';
export const postalCode = 'Postal code';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const account = 'Account';

/** What can be done. */
export const submit = 'Submit for verification';
export const suspend = 'Suspend…';
export const suspendTitle = (who: string): string => `Suspend ${who}?`;
export const suspendVerb = 'Suspend';
export const suspendConsequence = (batches: number): string =>
  batches === 0
    ? 'No new batches or bookings. The reason goes out by e-mail.'
    : `${batches === 1 ? '1 batch goes' : `${batches} batches go`} on; no new ones. The reason goes out by e-mail.`;
export const suspended = (who: string): string => `${who} suspended`;
export const actions = {
  'agency.step': 'completed an onboarding step',
  'agency.submit': 'submitted the agency for verification',
  'agency.verify': 'decided about a part',
  'agency.suspend': 'suspended the agency',
  'agency.skill': 'changed the skills',
  'agency.experience': 'changed the experience',
  'agency.document': 'changed the documents',
  'agency.erase': 'permanently erased the agency',
} as const;
export const part = 'Part';
export const decision = 'Decision';
export const status = 'Status';
