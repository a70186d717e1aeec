import { personOf, type Person } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { Buyer } from './sale/buyer.queries';

/** The rows `alias` of a person: of subscriptions or of orders. */
export const isOf = ({ kind, id }: Person, alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.${kind}Id`)} = ${id}`;

/** The rows `alias` of a buyer with all accounts that were merged. */
export const isOfAccount = (
  buyer: Pick<Buyer, 'studentId' | 'trainerId' | 'userId'>,
  alias: string,
): RawBuilder<boolean> => {
  const { kind } = personOf(buyer);
  return sql<boolean>`${sql.ref(`${alias}.${kind}Id`)} in (select id from ${sql.table(`${kind}s`)} where user_id in (select accounts_of(${buyer.userId})))`;
};

/** Two rows are of one person, student or trainer. */
export const isSamePerson = (one: string, other: string): RawBuilder<boolean> => {
  const both = (column: string) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`;
  return sql<boolean>`(${both('studentId')} or ${both('trainerId')})`;
};

/** The person of an order; students are followed through merges. */
export const readOrderPerson = async (db: Kysely<DB>, orderId: number): Promise<Person> => {
  const { rows } = await sql<{ studentId: number | null; trainerId: number | null }>`
    select coalesce(s.merged_into_id, s.id) as student_id, o.trainer_id
    from orders o left join students s on s.id = o.student_id where o.id = ${orderId}`.execute(db);
  return personOf(rows[0]!);
};
