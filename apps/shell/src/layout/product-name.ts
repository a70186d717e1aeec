/** The product's name when no session has the configured one. */
export const productName = 'Lectern';
