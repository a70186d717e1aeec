import { number, object, string } from 'yup';
import { errorsOf } from './validate';

const schema = object({
  name: string()
    .required('Name is required')
    .min(3, 'Minimum character length is 3')
    .matches(/^[a-z]*$/, 'Name is Invalid'),
  seo: object({ title: string().max(2, 'Maximum character length is 2') }),
  rate: number().typeError('Only Numbers are allowed'),
});

test('each field has its own messages, several on lines of their own', async () => {
  expect(await errorsOf(schema, { name: 'A1', seo: { title: 'abc' }, rate: 'x' })).toEqual({
    name: 'Minimum character length is 3\nName is Invalid',
    seo: { title: 'Maximum character length is 2' },
    rate: 'Only Numbers are allowed',
  });
});

test('values that obey have no errors', async () => {
  expect(await errorsOf(schema, { name: 'abc', seo: {} })).toEqual({});
});
