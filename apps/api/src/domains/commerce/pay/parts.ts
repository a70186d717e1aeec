import { attributes, markup, safeAddress, type Html } from './markup';
import { mark } from './icons';
import type { PayPrice, PaySeller, PayView } from './view';

/** Mark, name and place of the seller. */
export const sellerHead = (seller: PaySeller): Html =>
  markup`<div class="from">
    ${mark}<span>${seller.name}${seller.place && markup`<small>${seller.place}</small>`}</span>
  </div>`;

/** A mail to the seller about this order, or nothing where the seller has no address. */
export const mailLink = (view: PayView, label: string, subject: string): Html | undefined => {
  const { mail } = view.seller;
  if (!mail) return undefined;
  const about = encodeURIComponent(`${subject}, order ${view.orderNumber}`);
  return markup`<a class="btn" href="mailto:${encodeURI(mail)}?subject=${about}">${label}</a>`;
};

const questions = ({ phone, mail }: PaySeller): Html | undefined => {
  const call =
    phone && markup`Call <a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone.replaceAll(' ', '\u00a0')}</a>`;
  const write = mail && markup`<a href="mailto:${encodeURI(mail)}">${mail}</a>`;
  if (call && write) return markup`<p>Questions? ${call} or write to ${write}.</p>`;
  if (call) return markup`<p>Questions? ${call}.</p>`;
  return write ? markup`<p>Questions? Write to ${write}.</p>` : undefined;
};

const legalLine = ({ legalName, tax, terms, refunds }: PaySeller): Html | undefined => {
  const paper = [legalName, tax && `${tax.label} ${tax.number}`].filter(Boolean).join(', ');
  const links = [['Terms', safeAddress(terms)] as const, ['Refunds', safeAddress(refunds)] as const].map(
    ([label, address]) => address && markup`<a href="${address}">${label}</a>`,
  );
  const all = [paper, ...links].filter((part) => part !== undefined && part !== '');
  return all.length === 0 ? undefined : markup`<p class="faint">${all.map((part, at) => [at > 0 && ' · ', part])}</p>`;
};

/** Help at the end of each page. `whole`: also the way out and the seller's papers. */
export const foot = (seller: PaySeller, whole = false): Html | undefined => {
  const lines = [
    whole && markup`<p>Not expecting this? Close the page: nothing is charged.</p>`,
    questions(seller),
    whole && legalLine(seller),
  ].filter((line) => line !== undefined && line !== false);
  return lines.length === 0 ? undefined : markup`<footer class="foot">${lines}</footer>`;
};

const row = (name: string, amount: string, kind?: string): Html =>
  markup`<div${attributes({ class: kind })}><dt>${name}</dt><dd>${amount}</dd></div>`;

/** The sum in its parts: what adds up above the line, what the total includes below it. */
export const priceParts = ({ list, coupon, added, total, included }: PayPrice): Html =>
  markup`<dl class="sum">
${row('Price', list)}${coupon && row(`Coupon ${coupon.code}`, coupon.amount)}
${added.map(({ name, amount }) => row(name, amount))}
${row('To pay', total, 'total')}
${included.map(({ name, amount }) => row(`Includes ${name}`, amount, 'in'))}
</dl>`;

/** The thing sold and its sum in one line. */
export const soldLine = ({ title, price }: PayView): Html => markup`<dl class="sum">${row(title, price.total)}</dl>`;

/** A line on test money. It is undefined where the money is real. */
export const testLine = ({ test }: PayView): Html | undefined =>
  test ? markup`<p class="tint warn">This is a test. No money moves.</p>` : undefined;

/** The link's address, for forms and links. */
export const addressOf = ({ token }: PayView): string => `/pay/${encodeURIComponent(token)}`;
