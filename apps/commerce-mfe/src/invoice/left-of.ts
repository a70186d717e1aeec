import type { InvoiceDetail } from '@lectern/contract/commerce';

/** A tax of an invoice: its own sum, what notes took from it, and the rest. Minor units. */
export interface TaxLeft {
  readonly name: string;
  readonly rateBp: number;
  readonly whole: number;
  readonly gone: number;
}

/** The rest of an invoice after its notes: the total, and each tax. */
export const leftOf = ({
  invoice,
  notes,
}: Pick<InvoiceDetail, 'invoice' | 'notes'>): { readonly total: number; readonly taxes: readonly TaxLeft[] } => ({
  total: invoice.totalMinor + notes.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
  taxes: invoice.taxLines.map(({ name, rateBp, taxMinor }) => ({
    name,
    rateBp,
    whole: taxMinor,
    gone: -notes.reduce((sum, note) => sum + (note.taxLines.find((each) => each.name === name)?.taxMinor ?? 0), 0),
  })),
});
