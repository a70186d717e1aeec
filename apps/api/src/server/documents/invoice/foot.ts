import { linesOf } from '../text/lines';
import type { Paper } from './paper';
import { colors, drawLine, drawRule, turnTo, type Box, type Sheet } from './sheet';
import { styles } from './styles';

const pageWidth = 90;

/** The seller and 'Page 1 of 2' at the foot of each page. A seller's name that is too long for its line is cut. */
export const drawFeet = (sheet: Sheet, { soldBy, numberText }: Paper, whole: Box, y: number): void => {
  const { pdf, fonts } = sheet;
  const { size, weight } = styles.foot;
  const { count } = pdf.bufferedPageRange();
  const seller = { x: whole.x, width: whole.width - pageWidth };
  const right = { x: whole.x + seller.width, width: pageWidth, align: 'right' } as const;
  const text = [soldBy.name.replaceAll('\n', ' '), soldBy.email, numberText].filter(Boolean).join(' · ');
  const [line = []] = linesOf(fonts, weight, text, seller.width / size);
  for (let page = 0; page < count; page += 1) {
    drawRule(sheet, whole, { page, y }, colors.line);
    turnTo(sheet, page);
    const [number = []] = linesOf(fonts, weight, `Page ${page + 1} of ${count}`, pageWidth / size);
    pdf.markContent('Artifact', { type: 'Pagination' });
    drawLine(sheet, line, seller, y + 8, styles.foot);
    drawLine(sheet, number, right, y + 8, styles.foot);
    pdf.endMarkedContent();
  }
};
