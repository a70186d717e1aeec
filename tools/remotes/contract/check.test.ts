import { call } from '@lectern/contract';
import { compiledOf } from '@lectern/remote-kit/compiled';
import { number, object, string } from 'yup';
import { checkContract, checkedText, ownContract } from './check';

const read = call({ method: 'GET', path: 'thing', access: 'signed in', request: object({}), response: object({ id: number().required(), name: string().required() }) });
const compiled = JSON.stringify(compiledOf([read], []));
const placed = [
  { name: 'a-mfe', version: '1.0.0', place: 'live', contract: compiled },
  { name: 'a-mfe', version: '1.0.0', place: 'next', contract: compiled },
  { name: 'b-mfe', version: '2.0.0', place: 'canary', contract: compiled },
  { name: 'c-mfe', version: '3.0.0', place: 'live', contract: null },
] as const;

test('a break is told once, with everybody whom it breaks and where they stand', () => {
  const checked = checkContract(placed, compiledOf([{ ...read, response: object({ id: number().required() }) }], []));
  expect(checkedText(checked)).toBe(
    ['The contract of this checkout breaks what people run:', '- GET thing: the answer’s name is gone; used by a-mfe@1.0.0 (live, next), b-mfe@2.0.0 (canary)', 'Nothing is known of c-mfe@3.0.0 (live): built without contract.json.'].join('\n'),
  );
});

test('where nothing breaks it says how many were judged', () => {
  expect(checkedText(checkContract(placed.slice(0, 3), compiledOf([read], [])))).toBe('The contract of this checkout breaks none of 2 releases that people have or get next.');
});

test('the contract of this checkout breaks nobody who was built from it', () => {
  const own = { name: 'a-mfe', version: '1.0.0', place: 'live' as const, contract: JSON.stringify(ownContract()) };
  expect(checkContract([own], ownContract()).breaks).toEqual([]);
});
