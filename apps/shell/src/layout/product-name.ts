/** The product's name where no session tells the configured one. */
export const productName = 'Lectern';
