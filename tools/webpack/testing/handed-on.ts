export { languageCalls as languages } from '@lectern/contract/platform/language';
export { countryCalls as countries } from '@lectern/contract/platform/country';
