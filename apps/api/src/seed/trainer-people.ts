import { firstNames, lastNames } from './names';
import { random } from './random';
import { headlines, sentences } from './trainer-data';

/** How many trainers the demo has; the last one is the account whose sign-in is printed. */
export const demoTrainers = 40;
const inAgencies = 15;
const months = 18;

/** The newest come first: two drafts, six submitted, three asked for changes, one suspended, all others verified. */
export const stateOf = (index: number): string =>
  index < 2
    ? 'draft'
    : index < 8
      ? 'submitted'
      : index < 11
        ? 'changes_asked'
        : index === 11
          ? 'suspended'
          : 'verified';

/** Numbers that no operator has given out, where the country keeps such; 2000 and up are trainers, 3000 and up agencies. */
export const places = [
  {
    iso2: 'IN',
    prefix: '55500 0',
    dial: '+91',
    city: 'Pune',
    postalCode: '411001',
    zone: 'Asia/Kolkata',
    rate: 90_000,
    currency: 'INR',
  },
  {
    iso2: 'NP',
    prefix: '980000 ',
    dial: '+977',
    city: 'Kathmandu',
    postalCode: '44600',
    zone: 'Asia/Kathmandu',
    rate: 120_000,
    currency: 'NPR',
  },
  {
    iso2: 'AE',
    prefix: '50000 ',
    dial: '+971',
    city: 'Dubai',
    postalCode: '00000',
    zone: 'Asia/Dubai',
    rate: 15_000,
    currency: 'AED',
  },
  {
    iso2: 'GB',
    prefix: '770090 ',
    dial: '+44',
    city: 'Leeds',
    postalCode: 'LS1 4AP',
    zone: 'Europe/London',
    rate: 3_000,
    currency: 'GBP',
  },
  {
    iso2: 'KE',
    prefix: '70000 ',
    dial: '+254',
    city: 'Nairobi',
    postalCode: '00100',
    zone: 'Africa/Nairobi',
    rate: 2_000,
    currency: 'USD',
  },
] as const;

/** An about text of at least 250 words. */
export const aboutText = (start: number): string => {
  const words: string[] = [];
  for (let at = 0; words.length < 255 && at < sentences.length; at += 1)
    words.push(...(sentences[(start + at) % sentences.length] ?? '').split(' '));
  return words.join(' ');
};

/** What is drawn of each trainer, the newest first. */
export const drawTrainers = () => {
  const { below, pick } = random(20240620);
  const taken = new Set<string>();
  return Array.from({ length: demoTrainers }, (_, index) => {
    let [firstName, lastName] = [pick(firstNames), pick(lastNames)];
    while (taken.has(`${firstName} ${lastName}`)) [firstName, lastName] = [pick(firstNames), pick(lastNames)];
    taken.add(`${firstName} ${lastName}`);
    const place = places[below(places.length)] ?? places[0];
    return {
      firstName,
      lastName,
      place,
      state: stateOf(index),
      agency: index >= demoTrainers - inAgencies ? index % 2 : undefined,
      number: 2000 + index,
      minutes: Math.floor((index * months * 30 * 1440) / demoTrainers) + below(1440) + 300,
      columns: {
        headline: index === 0 ? '' : (headlines[index % headlines.length] ?? ''),
        about: index === 0 ? '' : aboutText(index),
        gender: pick(['female', 'male', 'unsaid']),
        dateOfBirth: `${String(1968 + below(30))}-0${String(1 + below(9))}-1${String(below(9))}`,
        addressLine: `${String(1 + below(180))} Station Road`,
        postalCode: place.postalCode,
        experienceYears: String(1 + below(24)),
        hourlyRateMinor: place.rate + below(5) * 1000,
        hourlyRateCurrency: place.currency,
      },
    };
  });
};
export type DrawnTrainer = ReturnType<typeof drawTrainers>[number];
