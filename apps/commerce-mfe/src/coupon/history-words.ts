import type { HistoryWords } from '@lectern/ui-kit/detail';
import { dateText } from '@lectern/ui-kit';
import * as names from '../texts/names';
import * as texts from '../texts/view';
import { appliesWords, audienceWords, kindWords, statusWords } from '../texts/words';
import { percentText } from './words';

const words =
  (table: Readonly<Record<string, string>>) =>
  (value: string): string =>
    table[value] ?? value;

/** How what was done to a coupon is told. */
export const couponWords: HistoryWords = {
  noun: names.noun,
  actions: { 'coupon.changeUsers': { icon: 'pencil', text: texts.usersChanged } },
  fields: {
    code: names.code,
    name: names.nameForStaff,
    discountKind: names.discountKind,
    percentBp: names.percentOff,
    amounts: names.amounts,
    startsAt: names.validFrom,
    endsAt: names.validUntil,
    perUserLimit: names.perStudent,
    totalLimit: names.inAll,
    appliesTo: names.appliesTo,
    targets: names.targets,
    audience: names.audience,
    users: names.chosenStudents,
    statusReason: names.statusReason,
  },
  show: {
    discountKind: words(kindWords),
    appliesTo: words(appliesWords),
    audience: words(audienceWords),
    status: words(statusWords),
    percentBp: (value) => percentText(Number(value)),
    startsAt: dateText,
    endsAt: dateText,
  },
};
