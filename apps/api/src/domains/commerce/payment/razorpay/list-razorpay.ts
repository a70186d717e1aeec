import type { ProviderTools } from '../provider';
import { askRazorpay } from './ask-razorpay';

interface Page<Row> {
  readonly items: readonly Row[];
}

const most = 100;

/** The entities of a kind that were created between two moments, page by page. */
export const listRazorpay = async <Row>(
  tools: ProviderTools,
  path: 'payments' | 'refunds' | 'disputes',
  from: Date,
  to: Date,
): Promise<readonly Row[]> => {
  const found: Row[] = [];
  const range = `from=${Math.floor(from.getTime() / 1000)}&to=${Math.ceil(to.getTime() / 1000)}&count=${most}`;
  for (let isLast = false; !isLast;) {
    const { items } = await askRazorpay<Page<Row>>(tools, 'GET', `${path}?${range}&skip=${found.length}`);
    found.push(...items);
    isLast = items.length < most;
  }
  return found;
};
