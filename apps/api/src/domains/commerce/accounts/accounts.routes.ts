import { accountsKinds, paymentProviders, type accountsCalls, type AccountsKind } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { csvOf } from '../../../records/export/csv';
import { conflict } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { readSellingSettings } from '../sale/selling-settings.queries';
import { ledgerOf, papersOf, readMonth, type Month } from './accounts.queries';
import { gstHead, gstRow, hsnSummary } from './gst-rows';
import { journalHead, journalRows } from './journal';

type Rows = readonly (readonly (string | number | null)[])[];

/** Rows of the return: a paper a row, then the summary by code. */
async function* gstChunks(db: Kysely<DB>, month: Month, sellerState: string): AsyncGenerator<Rows> {
  const summary = hsnSummary();
  for await (const papers of papersOf(db, month)) {
    papers.forEach(summary.add);
    yield papers.map((paper) => gstRow(paper, sellerState));
  }
  yield summary.rows();
}

async function* journalChunks(db: Kysely<DB>, month: Month): AsyncGenerator<Rows> {
  for await (const rows of ledgerOf(db, month)) yield rows.flatMap(journalRows);
}

const tableOf = async (db: Kysely<DB>, month: Month, kind: AccountsKind) => {
  if (kind === 'journal') return { head: journalHead, chunks: journalChunks(db, month) };
  const { stateTaxCode } = (await readSellingSettings(db)).seller;
  if (!stateTaxCode) throw conflict('GSTR-1 is for sellers in India: the seller in the settings has no state of India');
  return { head: gstHead, chunks: gstChunks(db, month, stateTaxCode) };
};

/** Files for accountants of a month that is over. They wait until the books of its providers were compared, and no difference is open. */
export const accountsHandlers: Handlers<typeof accountsCalls> = {
  async read({ request: { month, kind }, db, actor, audit }) {
    refuseWithoutRight(['exportData'], actor);
    const { isOver, openLines, unchecked, ...days } = await readMonth(db, month);
    if (!isOver) throw conflict('This month is not over');
    if (unchecked.length > 0)
      throw conflict(
        `The books of ${unchecked.map((code) => paymentProviders[code]).join(' and ')} were not compared since the month ended: compare them first`,
      );
    if (openLines > 0)
      throw conflict(
        `${openLines === 1 ? '1 difference with a provider is' : `${openLines} differences with providers are`} open: close each with a note first`,
      );
    const chunks: Buffer[] = [];
    for await (const chunk of csvOf(await tableOf(db, days, kind))) chunks.push(chunk);
    audit({
      action: 'report.export',
      entity: 'reports',
      entityId: kind,
      label: accountsKinds[kind],
      changes: { month: [null, month] },
    });
    return { name: `${kind}-${month}.csv`, type: 'text/csv', bytes: Buffer.concat(chunks) };
  },
};
