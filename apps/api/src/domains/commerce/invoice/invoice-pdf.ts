import { conflict, notFound } from '../../../server/calls/errors';
import type { Services } from '../../../server/services';
import { paperOf, readPaper, type StoredPaper } from './paper.queries';

/**
 * The PDF of an issued paper, drawn from its stored row: the same bytes each time. `mayRead` decides for whom.
 * @throws 404 where there is none for this reader, 409 naming the sign that no font has
 */
export const readInvoicePdf = async (
  { db, paperFonts }: Pick<Services, 'db' | 'paperFonts'>,
  id: number,
  mayRead: (paper: StoredPaper) => boolean | Promise<boolean> = () => true,
): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const paper = await readPaper(db, id);
  if (!paper || !(await mayRead(paper))) throw notFound();
  const { drawInvoice } = await import('../../../server/documents/invoice/draw-invoice');
  const { MissingGlyph } = await import('../../../server/documents/text/missing-glyph');
  try {
    const bytes = await drawInvoice(paperOf(paper), await paperFonts());
    return { name: `${paper.numberText}.pdf`, bytes };
  } catch (error) {
    if (error instanceof MissingGlyph) throw conflict(`The PDF cannot be made: ${error.message}`);
    throw error;
  }
};
