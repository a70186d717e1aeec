import type { ShownPaper } from '@lectern/contract/commerce';
import type { Paper } from './paper';
import { itemColumns, sumRows } from './sums';
import { factsOf, partyLines, remarksOf, testText, titleOf } from './words';

/** A paper as a screen shows it: the words of its PDF, in the same parts. */
export const shownPaper = (paper: Paper): ShownPaper => {
  const { brand, soldBy, billTo, test, description, taxCode, learnerName = '' } = paper;
  return {
    brand: brand ?? soldBy.name,
    title: titleOf(paper),
    warning: test ? testText : '',
    soldBy: [soldBy.name, ...partyLines(soldBy)],
    billTo: [...billTo.name.split('\n'), ...partyLines(billTo)],
    learner: learnerName,
    facts: [...factsOf(paper)],
    description,
    taxCode,
    columns: [...itemColumns(paper)],
    remarks: [...remarksOf(paper)],
    sums: [...sumRows(paper)],
    foot: [soldBy.name, soldBy.email].filter(Boolean).join(' · '),
  };
};
