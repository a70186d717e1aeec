import { billToForm } from './bill-to-form';
import { markup, type Html } from './markup';
import { addressOf, foot, priceParts, sellerHead, testLine } from './parts';
import type { OpenState, PayView } from './view';

const sold = ({ title, about, learner, price }: PayView, until: string): Html =>
  markup`<div>
<h1 dir="auto">${title}</h1>
<p class="quiet">${about ? `${about}, for ${learner}` : `For ${learner}`}</p>
<p class="big">${price.total}</p>
${price.charged && markup`<p class="quiet">Charged as ${price.charged}</p>`}
${price.later && markup`<p class="quiet">${price.later}</p>`}
<p class="quiet">Open until ${until}</p>
</div>`;

const noteOf = ({ note }: OpenState): Html | undefined =>
  note && markup`<p class="note" dir="auto"><span>${note.text}</span><small>${note.by}</small></p>`;

const savedLine = ({ billTo: { saved, summary } }: OpenState): Html | undefined => {
  if (!saved) return undefined;
  return markup`<p class="tint ok" role="status">Saved. The invoice goes to ${summary}; its taxes are shown above.</p>`;
};

/** The page of a link that can be paid: what, how much, from whom, and one button. */
export const openPage = (view: PayView, state: OpenState): Html => {
  const address = addressOf(view);
  const { page, methods } = state.provider;
  return markup`${sellerHead(view.seller)}
${testLine(view)}
${sold(view, state.until)}
${priceParts(view.price)}
${noteOf(state)}
${savedLine(state)}
${billToForm(state.billTo, `${address}/bill-to`)}
<form class="go" method="post" action="${address}/start">
<button class="btn first">Pay ${view.price.total}</button>
</form>
<p class="small quiet next">Next: ${page}${methods && `, by ${methods}`}. You come back here.</p>
${foot(view.seller, true)}`;
};
