import type { StructureElement } from 'pdfkit';
import type { Paper, Party } from './paper';
import { below, colors, drawText, later, turnTo, type Box, type Place, type Sheet } from './sheet';
import { styles } from './styles';
import { factsOf, partyLines, testText, titleOf } from './words';

const markSize = 18;

/** The mark of the product, 18 points wide. */
const drawMark = (sheet: Sheet, { x }: Box, { page, y }: Place): void => {
  turnTo(sheet, page);
  const { pdf } = sheet;
  const scale = markSize / 20;
  const at = (left: number, top: number): [number, number] => [x + left * scale, y + top * scale];
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.roundedRect(x, y, markSize, markSize, 5 * scale).fill(colors.text);
  pdf
    .strokeColor('#ffffff')
    .lineWidth(2 * scale)
    .lineCap('round');
  pdf
    .moveTo(...at(4.4, 9))
    .lineTo(...at(15.6, 4.9))
    .stroke();
  pdf
    .moveTo(...at(10.2, 7.2))
    .lineTo(...at(10.2, 14.6))
    .stroke();
  pdf
    .moveTo(...at(6.8, 14.9))
    .lineTo(...at(13.6, 14.9))
    .stroke();
  pdf.lineCap('butt');
  pdf.endMarkedContent();
};

const drawWarning = (sheet: Sheet, parent: StructureElement, whole: Box, { page, y }: Place): Place => {
  turnTo(sheet, page);
  sheet.pdf.markContent('Artifact', { type: 'Layout' });
  sheet.pdf.rect(whole.x, y, whole.width, 25).fill(colors.warned);
  sheet.pdf.endMarkedContent();
  drawText(sheet, parent, testText, { x: whole.x + 10, width: whole.width - 20 }, { page, y: y + 6 }, styles.warning);
  return { page, y: y + 37 };
};

/** The business at the left, the kind of paper at the right. */
export const drawHead = (sheet: Sheet, parent: StructureElement, paper: Paper, whole: Box, from: Place): Place => {
  drawMark(sheet, whole, from);
  const left = { x: whole.x + markSize + 8, width: whole.width * 0.6 - markSize - 8 };
  const right = { x: whole.x + whole.width * 0.6, width: whole.width * 0.4, align: 'right' } as const;
  const brand = drawText(sheet, parent, paper.brand ?? paper.soldBy.name, left, below(from, 1), styles.brand);
  let title = drawText(sheet, parent, titleOf(paper), right, from, styles.title, { type: 'H1' });
  if (!paper.test) title = drawText(sheet, parent, 'Original for recipient', right, title, styles.label);
  const place = below(later(brand, title), 18);
  return paper.test ? drawWarning(sheet, parent, whole, place) : place;
};

const drawParty = (
  sheet: Sheet,
  parent: StructureElement,
  label: string,
  party: Party,
  box: Box,
  from: Place,
  name: 'strong' | 'body',
): Place => {
  let place = drawText(sheet, parent, label, box, from, styles.label);
  for (const line of party.name.split('\n')) place = drawText(sheet, parent, line, box, place, styles[name]);
  for (const line of partyLines(party)) place = drawText(sheet, parent, line, box, place, styles.body);
  return place;
};

/** Seller, payer and the paper's own facts in three columns. */
export const drawParties = (sheet: Sheet, parent: StructureElement, paper: Paper, whole: Box, from: Place): Place => {
  const step = whole.width * 0.346;
  const column = (at: number): Box => ({
    x: whole.x + step * at,
    width: at === 2 ? whole.width - step * 2 : step - 18,
  });
  const seller = drawParty(sheet, parent, 'Sold by', paper.soldBy, column(0), from, 'strong');
  const payer = drawParty(sheet, parent, 'Bill to', paper.billTo, column(1), from, 'body');
  let facts = from;
  for (const [at, { label, value }] of factsOf(paper).entries()) {
    facts = drawText(sheet, parent, label, column(2), below(facts, at === 0 ? 0 : 4), styles.label);
    facts = drawText(sheet, parent, value, column(2), facts, at === 0 ? styles.strong : styles.body);
  }
  return later(later(seller, payer), facts);
};
