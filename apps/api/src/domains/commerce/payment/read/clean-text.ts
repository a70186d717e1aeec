import { personalMasks } from '../../../../server/calls/personal-masks';

const webAddress = /\b(https?:\/\/)(?:[^\s/@"']{0,256}@)?([^\s/?#"'<>]+)([^\s"'<>]*)/gi;
const namedSecret =
  /\b([\w-]{0,40}(?:secret|token|password|signature|apikey|cvv|cvc)[\w-]{0,40})(\s?[=:]\s?)[^\s&;,]+/gi;
const providerKey = /\b(?:sk|rk|pk|whsec|rzp)_\w{8,}/g;
const sessionSecret = /_secret_\w+/g;
const bearer = /\bbearer\s+\S+/gi;
const cardNumber = /(?<!\w)\d(?:[ -]?\d){13,18}(?!\w)/g;
const email = /[^\s@"'<>,;:()]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?/gi;
const mobile = /\+\d[\d ()-]{6,20}\d/g;

/** The last digit of a card's number follows from the others (Luhn). */
const isCardNumber = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const lastDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return isCardNumber(digits) ? `•••• ${digits.slice(-4)}` : text;
};

/**
 * A text of a provider without keys and card numbers. Addresses on the web keep their host: the path may open a page of the
 * payer. E-mail addresses and mobile numbers are masked unless they are revealed.
 */
export const cleanText = (text: string, isRevealed: boolean): string => {
  const clean = text
    .replace(webAddress, (_whole, scheme: string, host: string, rest: string) =>
      rest === '' ? scheme + host : `${scheme}${host}/•••`,
    )
    .replace(namedSecret, '$1$2•••')
    .replace(bearer, '•••')
    .replace(sessionSecret, '_secret_•••')
    .replace(providerKey, '•••')
    .replace(cardNumber, lastDigits);
  return isRevealed
    ? clean
    : clean
        .replace(email, (address) => personalMasks.email(address))
        .replace(mobile, (number) => personalMasks.mobile(number.replace(/[^\d+]/g, '')));
};
