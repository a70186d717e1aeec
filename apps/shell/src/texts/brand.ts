/** What is next to the name of the product. */
export const academy = 'Academy';
