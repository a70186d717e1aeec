import type { StructureElement } from 'pdfkit';
import type { Paper } from './paper';
import { below, colors, drawRule, drawText, later, roomAt, widthIn, type Box, type Place, type Sheet } from './sheet';
import { styles } from './styles';
import { sumRows } from './sums';
import { remarksOf } from './words';

const drawSums = (sheet: Sheet, parent: StructureElement, paper: Paper, box: Box, from: Place): Place => {
  const table = sheet.pdf.struct('Table');
  parent.add(table);
  let place = from;
  for (const { label, value, rank } of sumRows(paper)) {
    const style = styles[rank];
    const row = sheet.pdf.struct('TR');
    table.add(row);
    place = roomAt(sheet, place, style.leading * 2);
    if (rank === 'total') {
      drawRule(sheet, box, below(place, 2), colors.text);
      place = below(place, 3);
    }
    const start = place;
    const amountWidth = widthIn(sheet, value, style) + 10;
    const labels = { x: box.x, width: box.width - amountWidth };
    const amounts = { x: box.x + labels.width, width: amountWidth, align: 'right' } as const;
    place = drawText(sheet, row, label, labels, start, style, { type: 'TH', scope: 'Row' });
    place = later(place, drawText(sheet, row, value, amounts, start, style, { type: 'TD' }));
  }
  table.end();
  return place;
};

/** Remarks at the left, sums at the right. */
export const drawTotals = (sheet: Sheet, parent: StructureElement, paper: Paper, whole: Box, from: Place): Place => {
  const left = { x: whole.x, width: whole.width * 0.5 };
  const right = { x: whole.x + whole.width * 0.54, width: whole.width * 0.46 };
  const sums = drawSums(sheet, parent, paper, right, below(from, 10));
  let remarks = below(from, 12);
  for (const remark of remarksOf(paper))
    remarks = below(drawText(sheet, parent, remark, left, remarks, styles.remark), 5);
  return later(remarks, sums);
};
