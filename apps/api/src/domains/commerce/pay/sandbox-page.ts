import { framed } from './frame';
import { attributes, markup, type Html } from './markup';

/** Outcomes of the sandbox's bank, by the value of the field `outcome`. */
export const sandboxOutcomes = [
  'pay',
  'fail',
  'payTwice',
  'outOfOrder',
  'duplicateEvent',
  'slow',
  'late',
  'fee',
  'dispute',
] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** Ends of a dispute that the sandbox's bank has opened. */
export const sandboxVerdicts = ['won', 'lost'] as const;
export type SandboxVerdict = (typeof sandboxVerdicts)[number];

/** One session at the sandbox. `amount` is ready text; `action` is the path that takes `outcome`. */
export interface SandboxView {
  readonly action: string;
  readonly title: string;
  readonly amount: string;
  readonly seller: string;
  /** The session's reference at the sandbox. */
  readonly reference: string;
  /** The session is over: a sentence on its end, and no button. */
  readonly ended?: string | undefined;
  /** Its payment is disputed, and the bank can decide. */
  readonly isDisputed?: boolean;
  /** The pay page. */
  readonly back: string;
}

const meanings: Readonly<Record<SandboxOutcome | SandboxVerdict, readonly [label: string, meaning: string]>> = {
  pay: ['Pay', 'The payment succeeds.'],
  fail: ['Fail', 'The bank refuses the payment. The link stays open.'],
  payTwice: ['Pay twice', 'Two payments arrive for one link. The second is surplus.'],
  outOfOrder: ['Events out of order', '“Paid” arrives before “created”.'],
  duplicateEvent: ['Event twice', 'The same event arrives two times.'],
  slow: ['Lost event', 'The payment succeeds, and its event is lost: the console asks for it after five minutes.'],
  late: ['Pay late', 'The session runs out first, and its money arrives after that.'],
  fee: ['Pay with a fee', 'The bank adds a fee, and the payer bears it.'],
  dispute: ['Pay and dispute', 'The payment succeeds, and its payer then says that it was not theirs.'],
  won: ['Decide for the seller', 'The money stays with the seller.'],
  lost: ['Decide for the payer', 'The money goes back to the payer.'],
};

const choice = (outcome: SandboxOutcome | SandboxVerdict): Html => {
  const [label, meaning] = meanings[outcome];
  const look = outcome === 'pay' ? 'btn first' : 'btn';
  const button = attributes({ class: look, name: 'outcome', value: outcome, 'aria-describedby': `${outcome}-help` });
  return markup`<div class="field">
<button${button}>${label}</button>
<p class="help" id="${outcome}-help">${meaning}</p>
</div>`;
};

const choices = (action: string): Html => {
  const [pay, fail, ...others] = sandboxOutcomes.map(choice);
  return markup`<form class="fields" method="post" action="${action}">
${pay}${fail}
<h2>Faults to try</h2>
${others}
</form>`;
};

const verdicts = (action: string): Html => markup`<form class="fields" method="post" action="${action}">
<h2>The payment is disputed</h2>
${sandboxVerdicts.map(choice)}
</form>`;

/** The sandbox's bank page for one session, as a whole HTML document without a script. */
export const sandboxPage = ({
  action,
  title,
  amount,
  seller,
  reference,
  ended,
  isDisputed = false,
  back,
}: SandboxView): string =>
  framed({
    title: `Test bank: ${title}`,
    content: markup`<p class="tint warn"><b>Test bank.</b> No money moves on this page.</p>
<div>
<h1>Pay ${seller}</h1>
<p class="quiet" dir="auto">${title}</p>
<p class="big">${amount}</p>
<p class="quiet">Session ${reference}</p>
</div>
${ended === undefined ? choices(action) : markup`<p role="status">${ended}</p>`}
${isDisputed ? verdicts(action) : ''}
<a class="btn" href="${back}">Back to the payment page</a>`,
  });
