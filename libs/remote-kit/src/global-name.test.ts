import { globalName } from './global-name';

test('every character that a global may not hold becomes an underscore', () => {
  expect(globalName('catalog-mfe', '1.0.0-g0123456789ab')).toBe('catalog_mfe_1_0_0_g0123456789ab');
});

test('two versions of a remote never share a name', () => {
  expect(globalName('catalog-mfe', '1.0.0')).not.toBe(globalName('catalog-mfe', '1.0.1'));
});
