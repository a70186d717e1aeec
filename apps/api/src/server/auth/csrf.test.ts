import { foreignReason, type Provenance } from './csrf';

const origins = ['https://console.example.com'];
const console: Provenance = {
  method: 'POST',
  cookie: 'device-id=d; access_token=a',
  authorization: undefined,
  deviceType: undefined,
  secFetchSite: 'same-origin',
  origin: 'https://console.example.com',
  deviceIdHeader: 'd',
  deviceIdCookie: 'd',
};

it('lets the console itself write', () => {
  expect(foreignReason(console, origins)).toBeUndefined();
});

it('never asks a reading call where it comes from', () => {
  expect(
    foreignReason({ ...console, method: 'GET', secFetchSite: 'cross-site', deviceIdHeader: undefined }, origins),
  ).toBeUndefined();
});

it.each(['cross-site', 'same-site', 'none'])('refuses a write that the browser calls %s', (secFetchSite) => {
  expect(foreignReason({ ...console, secFetchSite }, origins)).toMatch(/another site/);
});

it('goes by Origin only where the browser does not say Sec-Fetch-Site', () => {
  expect(foreignReason({ ...console, secFetchSite: undefined }, origins)).toBeUndefined();
  expect(foreignReason({ ...console, secFetchSite: undefined, origin: 'https://evil.example.com' }, origins)).toMatch(
    /another site/,
  );
  expect(foreignReason({ ...console, secFetchSite: undefined, origin: undefined }, origins)).toMatch(/another site/);
});

it('wants the device id in the header as it is in the cookie [7.1]', () => {
  expect(foreignReason({ ...console, deviceIdHeader: undefined }, origins)).toMatch(/device-id/);
  expect(foreignReason({ ...console, deviceIdHeader: 'other' }, origins)).toMatch(/device-id/);
  expect(foreignReason({ ...console, deviceIdHeader: undefined, deviceIdCookie: undefined }, origins)).toMatch(
    /device-id/,
  );
});

it('exempts a call with a Bearer token that carries no cookie, and only then', () => {
  const bearer = {
    ...console,
    authorization: 'Bearer t',
    secFetchSite: undefined,
    origin: undefined,
    deviceIdHeader: undefined,
    deviceIdCookie: undefined,
  };
  expect(foreignReason({ ...bearer, cookie: undefined }, origins)).toBeUndefined();
  expect(foreignReason(bearer, origins)).toMatch(/another site/);
});
