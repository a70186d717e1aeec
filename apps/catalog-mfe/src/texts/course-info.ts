/** The tab with what a course is. */
export const needs = 'To be published';
export const nothingMissing = 'Nothing is missing.';
export const steps = 'Steps';
export const by = (name: string | null): string => (name === null ? '' : ` by ${name}`);

export const basics = 'Title and place';
export const people = 'Trainer and language';
export const words = 'Description and image';
export const skill = 'skill';
export const skills = 'Skills';
export const noAgency = 'None';
export const agencyHelp = 'The agency that the trainer belongs to.';
export const shortDescriptionHelp = 'Shown in lists and search. At least 30 characters to publish.';
export const descriptionHelp = (count: number): string => `At least 250 words to publish; now ${count}.`;
export const image = 'Image';
export const imageHelp = 'PNG, JPEG or WebP, at most 2 MB. 1280 × 720 looks best.';
export const saved = 'Course saved';
export const save = 'Save';
export const undo = 'Discard changes';

export const pricing = 'Price';
export const isFree = 'Free';
export const isFreeHelp = 'Students take it without paying.';
export const free = 'Free';
export const paid = 'Not free';
export const comparePriceHelp = 'Struck through next to the price.';
export const otherCurrencies = 'Other currencies';
export const otherCurrenciesHelp = 'Without a fixed price, the price is converted when it is sold.';
export const onePrice = 'price';
export const currency = 'Currency';
export const price = 'Price';

/** How search engines show it. */
export const saveSeo = 'Save search details';
export const seoSaved = 'Search details saved';
export const publicPlace = 'courses';
export const notShown = 'Search engines are asked not to show this course.';
export const seoTitleHelp = 'At most 70 characters. Left blank, the title of the course is shown.';
export const seoImage = 'Image for links';
export const seoImageHelp = 'Shown where somebody shares a link. Left blank, the image of the course is shown.';
export const canonicalHelp = 'Where the same course has another main address.';
export const seoIndex = 'Shown by search engines';
export const seoIndexHelp = 'When off, search engines are asked not to list it.';
export const yes = 'Yes';
export const no = 'No';

/** Fields of the history that no form has. */
export const historyFields = {
  statusReason: 'Reason',
  reason: 'Reason',
  introVideoId: 'Intro video',
  captions: 'Captions',
  features: 'Features',
  topics: 'Topics on request',
  student: 'Student',
  review: 'Review',
  copyOf: 'Copy of course',
  seoTitle: 'Search title',
  seoDescription: 'Search description',
  seoKeywords: 'Keywords',
  seoImageFileId: 'Image for links',
  canonicalUrl: 'Main address',
  seoIndex: 'Shown by search engines',
};
