import { Usage } from '../arguments';
import { parseCheckContract } from './command';

test('it takes an address, and nothing else', () => {
  expect([parseCheckContract([]), parseCheckContract(['--to', 'https://c.example'])]).toEqual([
    undefined,
    'https://c.example',
  ]);
  expect(() => parseCheckContract(['people-mfe'])).toThrow(Usage);
  expect(() => parseCheckContract(['--all'])).toThrow(Usage);
});
