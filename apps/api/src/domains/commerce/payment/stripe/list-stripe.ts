import type { ProviderTools } from '../provider';
import { askStripe } from './ask-stripe';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly has_more: boolean;
}

const most = 100;

/** The objects of a kind that were created between two moments, page by page. */
export const listStripe = async <Row extends { readonly id: string }>(
  tools: ProviderTools,
  path: 'payment_intents' | 'refunds' | 'disputes',
  from: Date,
  to: Date,
): Promise<readonly Row[]> => {
  const found: Row[] = [];
  const range = {
    'created[gte]': Math.floor(from.getTime() / 1000),
    'created[lte]': Math.ceil(to.getTime() / 1000),
    limit: most,
  };
  for (let after: string | undefined = ''; after !== undefined;) {
    const fields: Record<string, string | number> = after ? { ...range, starting_after: after } : range;
    const page: Page<Row> = await askStripe<Page<Row>>(tools, 'GET', path, { fields });
    found.push(...page.data);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  }
  return found;
};
