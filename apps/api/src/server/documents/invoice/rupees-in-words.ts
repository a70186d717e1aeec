const ones = [
  '',
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const below100 = (number: number): string =>
  ones[number] ?? [tens[Math.floor(number / 10)], ones[number % 10]].filter(Boolean).join('-');

const below1000 = (number: number): string => {
  const hundreds = number >= 100 ? `${ones[Math.floor(number / 100)]} hundred` : '';
  return [hundreds, below100(number % 100)].filter(Boolean).join(' and ');
};

/** A whole number in Indian English: 'one lakh twenty thousand and five'. */
const inWords = (number: number): string => {
  if (number === 0) return 'zero';
  const crores = Math.floor(number / 10_000_000);
  const lakhs = Math.floor(number / 100_000) % 100;
  const thousands = Math.floor(number / 1000) % 100;
  const rest = number % 1000;
  const large = [
    crores > 0 ? `${inWords(crores)} crore` : '',
    lakhs > 0 ? `${below100(lakhs)} lakh` : '',
    thousands > 0 ? `${below100(thousands)} thousand` : '',
  ].filter(Boolean);
  const joined = large.length > 0 && rest > 0 && rest < 100 ? `and ${below100(rest)}` : below1000(rest);
  return [...large, joined].filter(Boolean).join(' ');
};

/** A sum in paise as papers in India write it: 'Rupees one thousand and seventy-six paise only.' */
export const rupeesInWords = (minor: number): string => {
  const whole = Math.floor(Math.abs(minor) / 100);
  const paise = Math.abs(minor) % 100;
  return [
    minor < 0 ? 'Minus rupees' : 'Rupees',
    inWords(whole),
    ...(paise > 0 ? ['and', below100(paise), 'paise'] : []),
    'only.',
  ].join(' ');
};
