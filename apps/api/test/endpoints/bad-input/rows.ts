/** Field → its text, as it is answered; one text alone where no field is at fault. */
export type Refused = Readonly<Record<string, string>> | string;

/** What is sent, what is said of it, and the status where that is not 400. */
export type BadInput = readonly [
  sent: Readonly<Record<string, unknown>>,
  refused: Refused,
  status?: 404 | 409 | 413 | 415,
];

/** By hand: at least one bad input for each call that takes any. Ids name rows of the demo data, so that there is something to be spoiled. */
export type BadInputTable = Readonly<Record<string, readonly BadInput[]>>;
