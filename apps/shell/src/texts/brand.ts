/** What stands beside the name of the product. */
export const academy = 'Academy';
