import type { PaylinkDetail } from '@lectern/contract/commerce';
import * as texts from '../texts/paylink-made';

/** A step of what happens with a link. */
export interface Step {
  readonly key: string;
  readonly icon: 'mail' | 'eye' | 'card' | 'hourglass' | 'invoice';
  readonly tone: 'done' | 'danger' | 'info' | 'waiting';
  readonly text: string;
  readonly help?: string;
  /** The moment that it happened, or will. */
  readonly at?: string;
}

const first = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The first names of who pays and who learns. */
export const firstNames = ({
  billTo,
  personName,
}: PaylinkDetail): { readonly payer: string; readonly learner: string } => {
  const learner = first(personName);
  return { learner, payer: first(billTo.name) || learner };
};

const payStep = (link: PaylinkDetail, payer: string, learner: string): Step => {
  const step = { key: 'pays', icon: 'card' } as const;
  if (link.paidAt) return { ...step, tone: 'done', text: texts.hasPaid(payer), at: link.paidAt };
  if (link.onItsWaySince)
    return {
      ...step,
      tone: 'info',
      text: texts.onItsWay(payer),
      help: texts.onItsWayHelp,
      at: link.onItsWaySince,
    };
  if (link.failure) return { ...step, tone: 'danger', text: texts.failed(payer), help: texts.failedHelp(link.failure) };
  if (link.payingSince) return { ...step, tone: 'info', text: texts.paying(payer), at: link.payingSince };
  return { ...step, tone: 'waiting', text: texts.pays(payer), help: texts.paysHelp(learner, payer) };
};

const mailStep = ({ mailedAt, billTo, openedAt, paidAt }: PaylinkDetail): Step =>
  mailedAt
    ? { key: 'mail', icon: 'mail', tone: 'done', text: texts.mailed(billTo.email), at: mailedAt }
    : {
        key: 'mail',
        icon: 'mail',
        tone: openedAt || paidAt ? 'done' : 'waiting',
        text: texts.notMailed,
        help: texts.notMailedHelp,
      };

const endStep = ({ status, expiresAt, invoiceNumber }: PaylinkDetail): Step => {
  if (status === 'paid')
    return invoiceNumber
      ? { key: 'invoice', icon: 'invoice', tone: 'done', text: texts.invoiceIs(invoiceNumber) }
      : { key: 'invoice', icon: 'invoice', tone: 'waiting', text: texts.invoiceSoon };
  const step = { key: 'ends', icon: 'hourglass', at: expiresAt } as const;
  return status === 'expired'
    ? { ...step, tone: 'danger', text: texts.ended, help: texts.endedHelp }
    : { ...step, tone: 'waiting', text: texts.ends, help: texts.endsHelp };
};

/** The steps of a link, in order; a step has its time once it happened. */
export const stepsOf = (link: PaylinkDetail): readonly Step[] => {
  const { payer, learner } = firstNames(link);
  const opened: Step = link.openedAt
    ? { key: 'opens', icon: 'eye', tone: 'done', text: texts.opened(payer), at: link.openedAt }
    : { key: 'opens', icon: 'eye', tone: 'waiting', text: texts.opens(payer), help: texts.opensHelp };
  if (link.status === 'cancelled')
    return [
      mailStep(link),
      ...(link.openedAt ? [opened] : []),
      {
        key: 'cancelled',
        icon: 'hourglass',
        tone: 'danger',
        text: texts.cancelled,
        help: link.closeReason,
      },
    ];
  return [mailStep(link), opened, payStep(link, payer, learner), endStep(link)];
};
