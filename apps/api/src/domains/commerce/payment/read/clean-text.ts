import { personalMasks } from '../../../../server/calls/personal-masks';
import { maskCards } from './mask-cards';

const webAddress = /\b(https?:\/\/)(?:[^\s/@"']{0,256}@)?([^\s/?#"'<>]+)([^\s"'<>]*)/gi;
const namedSecret =
  /\b([\w-]{0,40}(?:secret|token|password|signature|apikey|cvv|cvc)[\w-]{0,40})(\\?["']?\s?[=:]\s?\\?["']?)[^\s&;,"'\\]+/gi;
const providerKey = /\b(?:sk|rk|pk|whsec|rzp)_\w{8,}/g;
const sessionSecret = /_secret_\w+/g;
const bearer = /\bbearer\s+\S+/gi;
const email = /[^\s@"'<>,;:()]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?/gi;
const mobile = /\+\d[\d ()-]{6,20}\d/g;

/**
 * A text of a provider without keys and card numbers. Addresses on the web keep their host: the path may open a page of the
 * payer. E-mail addresses and mobile numbers are masked unless they are revealed.
 */
export const cleanText = (text: string, isRevealed: boolean): string => {
  const clean = maskCards(text)
    .replace(webAddress, (_whole, scheme: string, host: string, rest: string) =>
      rest === '' ? scheme + host : `${scheme}${host}/•••`,
    )
    .replace(bearer, '•••')
    .replace(namedSecret, '$1$2•••')
    .replace(sessionSecret, '_secret_•••')
    .replace(providerKey, '•••');
  return isRevealed
    ? clean
    : clean
        .replace(email, (address) => personalMasks.email(address))
        .replace(mobile, (number) => personalMasks.mobile(number.replace(/[^\d+]/g, '')));
};
