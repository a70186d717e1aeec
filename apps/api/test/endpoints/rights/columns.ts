/**
 * Who asks: nobody, a person of each role that is always there (1 super admin, 2 admin, 3 sub-admin, 4 customer sales, 13 agency, 14 trainer,
 * 15 student), of the two that the demo adds (100 content editor, 101 finance), and a super admin who acts for an admin.
 */
export const columns = ['nobody', 1, 2, 3, 4, 13, 14, 15, 100, 101, 'acting'] as const;
export type Column = (typeof columns)[number];

/** Let in: whatever is answered then is about the input. */
export const ok = 'ok';
export type Verdict = typeof ok | 401 | 403;

type OneEach<Columns extends readonly unknown[]> = { readonly [At in keyof Columns]: Verdict };

/** One verdict a column. The name is the call's, with a query where the query asks for more than the call. */
export type RightsTable = Readonly<Record<string, OneEach<typeof columns>>>;
