/** What every field has. */
export const optional = 'optional';
