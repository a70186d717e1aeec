import { attributes, markup, safeAddress, type Html } from './markup';
import { icons } from './icons';
import { addressOf, mailLink } from './parts';
import type { OpenState, PayState, PayView } from './view';

/** A state in words, with its one next action. */
export interface StateWords {
  readonly icon: Html;
  readonly title: string;
  readonly text: Html | string;
  readonly next?: Html | undefined;
  /** The line with item and sum is left out. */
  readonly bare?: boolean;
}
/** Every state but *open*. */
export type OtherState = Exclude<PayState, OpenState>;
type Of<K extends OtherState['is']> = Extract<OtherState, { readonly is: K }>;

const joined = (...sentences: (string | false | undefined)[]): string => sentences.filter(Boolean).join(' ');

const linkTo = (href: string, label: string): Html | undefined => {
  const address = safeAddress(href);
  return address === undefined ? undefined : markup`<a class="btn" href="${address}">${label}</a>`;
};

const confirming = ({ late, mail }: Of<'confirming'>, view: PayView): StateWords => {
  const soon = 'Usually a few seconds, at most 10 minutes. Don’t pay again: this page turns to Paid by itself.';
  const place = mail ? ` at ${mail}` : '';
  const later = `This takes longer than usual. Don’t pay again: we will write to you${place} when the bank answers.`;
  return {
    icon: icons.waiting,
    title: 'Your payment is being confirmed',
    text: markup`<span role="status">
<span${attributes({ id: 'soon', hidden: late })}>${soon}</span>
<span${attributes({ id: 'later', hidden: !late })}>${later}</span>
</span>`,
    next: linkTo(addressOf(view), 'Check now'),
  };
};

const failed = ({ title, words }: Of<'failed'>, view: PayView): StateWords => ({
  icon: icons.failed,
  title,
  text: joined(
    words && `The bank says: “${words}”`,
    'Nothing was charged. If money left your account, it comes back by itself within 5 days.',
  ),
  next: markup`<form method="post" action="${addressOf(view)}/start">
<button class="btn first">Try again</button>
</form>`,
});

const paid = ({ at, method, reference, mail, open, returned }: Of<'paid'>): StateWords => ({
  icon: icons.done,
  title: 'Paid, thank you',
  text: joined(
    `${at}${method ? `, by ${method}` : ''}. Reference ${reference}.`,
    mail && `The invoice went to ${mail}.`,
    returned && `${returned.amount} was returned on ${returned.on}.`,
  ),
  next: open && linkTo(open.href, open.label),
});

const expired = ({ until, returnedBy }: Of<'expired'>, view: PayView): StateWords => ({
  icon: icons.expired,
  title: 'This link has expired',
  text: joined(
    `It was open until ${until}.`,
    returnedBy ? `Your payment came later. It goes back by itself, by ${returnedBy}.` : 'Nothing was charged.',
  ),
  next: mailLink(view, 'Ask for a new link', 'A new payment link, please'),
});

const cancelled = ({ on }: Of<'cancelled'>, { seller }: PayView): StateWords => ({
  icon: icons.cancelled,
  title: 'This link was cancelled',
  text: `${seller.name} cancelled it on ${on}. Nothing was charged. If you have paid already, we will call you.`,
});

const cancelledPaid = ({ on, returnedBy }: Of<'cancelledPaid'>, { seller }: PayView): StateWords => ({
  icon: icons.cancelled,
  title: 'This link was cancelled',
  text: joined(
    'Your payment arrived and will be returned.',
    returnedBy && `You have it back by ${returnedBy}.`,
    `${seller.name} cancelled the link on ${on}.`,
  ),
});

const returned = ({ amount, on, reference }: Of<'returned'>): StateWords => ({
  icon: icons.returned,
  title: 'Your payment was returned',
  text: joined(
    `${amount} went back on ${on}, the way it was paid.`,
    reference && `Reference ${reference}.`,
    'Your bank may need a few days to show it.',
  ),
});

const taken = ({ batch, isFull, next }: Of<'taken'>, view: PayView): StateWords => {
  const wanted = next ? `“${next.batch}”` : 'another batch';
  return {
    icon: icons.taken,
    title: isFull ? 'The last seat is taken' : 'This batch takes nobody now',
    text: joined(
      isFull ? `${batch} is full. Nothing was charged.` : 'Nothing was charged.',
      next && `${next.batch} starts on ${next.starts}.`,
    ),
    next: mailLink(view, `Ask for ${wanted}`, `A seat in ${wanted}, please`),
    bare: true,
  };
};

/** Heading, sentences and next action of a state. */
export const stateWords = (state: OtherState, view: PayView): StateWords => {
  switch (state.is) {
    case 'failed':
      return failed(state, view);
    case 'confirming':
      return confirming(state, view);
    case 'paid':
      return paid(state);
    case 'expired':
      return expired(state, view);
    case 'cancelled':
      return cancelled(state, view);
    case 'cancelledPaid':
      return cancelledPaid(state, view);
    case 'returned':
      return returned(state);
    case 'taken':
      return taken(state, view);
  }
};
