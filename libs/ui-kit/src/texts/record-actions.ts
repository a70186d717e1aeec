/** The actions on the page of a record. */
export const moreFor = (name: string): string => `More actions for ${name}`;
