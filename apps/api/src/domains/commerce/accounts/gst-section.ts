/** Sections of a GSTR-1 return. */
export type GstSection = 'B2B' | 'B2CL' | 'B2CS' | 'EXP' | 'CDNR' | 'CDNUR';

/** The facts that decide the section of a paper. */
export interface GstPaper {
  readonly kind: 'invoice' | 'credit' | 'debit';
  /** The GSTIN of the buyer; empty without one. */
  readonly taxId: string;
  /** '27-Maharashtra'; empty outside of India. */
  readonly placeOfSupply: string;
  /** The GST code of the seller's state. */
  readonly sellerState: string;
  /** The total of the invoice, or of the invoice that a note is about, in rupees at the order's rate. */
  readonly invoiceRupees: number;
}

/** Above this sum an invoice to another state is reported by itself, without a GSTIN too (Notification 12/2024, Central Tax). */
export const largeInvoice = 100_000;

/** The section of a paper. A note on a small sale to a consumer lowers B2CS; it has no section of its own. */
export const gstSection = ({ kind, taxId, placeOfSupply, sellerState, invoiceRupees }: GstPaper): GstSection => {
  const isAbroad = placeOfSupply === '';
  if (taxId !== '' && !isAbroad) return kind === 'invoice' ? 'B2B' : 'CDNR';
  const isLarge = placeOfSupply.slice(0, 2) !== sellerState && invoiceRupees > largeInvoice;
  if (kind !== 'invoice') return isAbroad || isLarge ? 'CDNUR' : 'B2CS';
  if (isAbroad) return 'EXP';
  return isLarge ? 'B2CL' : 'B2CS';
};
