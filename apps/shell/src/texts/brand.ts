/** The word after the name of the product. */
export const academy = 'Academy';
