import { sql } from 'kysely';

/** The rules of renewals, as the settings say. */
export const renewalRules = sql`coalesce((select value->'renewals' from settings where group_name = 'payments'), '{}'::jsonb)`;

/** Days before the end of a period at which the next one is asked for. */
export const linkDays = sql<number>`coalesce((${renewalRules}->>'linkDays')::int, 7)`;
