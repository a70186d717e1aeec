/** Students of a file. */
export const many = 'students';
export const countryOfRows = 'Country of rows that name none';
export const noCountry = 'None: each row names its own';
