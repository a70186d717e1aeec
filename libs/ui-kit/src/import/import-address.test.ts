import { importPlaceOf } from './import-address';

it.each([
  ['', { at: 'upload' }],
  ['file=7', { at: 'match', fileId: 7 }],
  ['file=7&job=12', { at: 'job', jobId: 12 }],
  ['file=x&job=-1', { at: 'upload' }],
])('the address ?%s names the step of the import', (query, place) => {
  expect(importPlaceOf(new URLSearchParams(query))).toEqual(place);
});
