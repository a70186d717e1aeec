import { namesOf, withoutTry, withTry } from './try-address';

const of = namesOf([
  { name: 'catalog-mfe', version: '1.1.0-gabc' },
  { name: 'people-mfe', version: '1.0.0' },
]);

test.each([
  ['', '', '/list?try=catalog-mfe@1.1.0-gabc,people-mfe@1.0.0'],
  ['?page=2', '?page=2', '/list?page=2&try=catalog-mfe@1.1.0-gabc,people-mfe@1.0.0'],
  ['?try=old@next&page=2', '?page=2', '/list?page=2&try=catalog-mfe@1.1.0-gabc,people-mfe@1.0.0'],
  ['?filter[id]=eq:1', '?filter[id]=eq:1', '/list?filter[id]=eq:1&try=catalog-mfe@1.1.0-gabc,people-mfe@1.0.0'],
])('a screen at /list%s keeps its state', (search, without, asking) => {
  expect([withoutTry({ pathname: '/list', search }), withTry({ pathname: '/list', search }, of)]).toEqual([
    `/list${without}`,
    asking,
  ]);
});
