/** Students of a file. */
export const many = 'students';
export const emptyFile = 'An empty file with every column that is known:';
export const csv = 'CSV';
export const xlsx = 'Excel (XLSX)';
export const countryOfRows = 'Country of rows that name none';
export const noCountry = 'None: each row names its own';
