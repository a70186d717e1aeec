import { fullMoney, type OwnPlan } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import * as texts from '../texts/own-money';

/** The period of a plan in words, and what follows it. */
export const periodText = (plan: OwnPlan): string => {
  const { status, startsAt, periodEndsAt, isCancelledAtEnd, priceMinor } = plan;
  const end = periodEndsAt === null ? texts.withoutEnd : texts.until(dateText(periodEndsAt));
  const period = status === 'scheduled' ? `${texts.from(dateText(startsAt))}, ${end}` : end;
  if (isCancelledAtEnd) return `${period}. ${texts.endsThen}`;
  return periodEndsAt === null || priceMinor === 0 ? period : `${period}. ${texts.renews(fullMoney(priceMinor, plan))}`;
};
