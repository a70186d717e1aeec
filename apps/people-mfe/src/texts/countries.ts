/** Countries in forms and filters. */
export const allCountries = 'All countries';
export const chooseCountry = 'Choose a country';
