import { RawNode, sql, type KyselyPlugin } from 'kysely';
import pg from 'pg';

const mark = '/* prepared */';

/**
 * Begins a statement that PostgreSQL plans once on each connection instead of each time: for a text that many calls send, with the same plan for
 * all values.
 */
export const prepared = sql.raw(mark);

/** Plugin of Kysely by which every statement written as SQL is prepared. It suits work that sends few texts very often. */
export const preparedAll: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!RawNode.is(node)) return node;
    const [begin = '', ...rest] = node.sqlFragments;
    return begin.startsWith(mark) ? node : { ...node, sqlFragments: [mark + begin, ...rest] };
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
};

/** A connection that prepares the marked statements. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection lost between two statements of a transaction: the next one is refused. Without a listener it would end the process.
    this.on('error', () => undefined);
  }

  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const send = super.query.bind(this) as (...sent: unknown[]) => never;
    if (typeof text !== 'string' || !text.startsWith(mark)) return send(...given);
    return send({ name: nameOf(text), text, values }, ...rest);
  }
}
