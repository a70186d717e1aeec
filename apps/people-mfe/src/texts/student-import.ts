/** Students of a file. */
export const many = 'students';
export const countryOfRows = 'Country for rows without one';
export const noCountry = 'None: each row has its own';
