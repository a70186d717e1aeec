import { useCallback, useRef } from 'react';
import { getIn, setIn, setNestedObjectValues, type FormikErrors, type FormikTouched } from 'formik';
import type { Schema } from 'yup';
import type { Blocks } from './blocks';
import { errorsOf } from './validate';

interface ServerError {
  readonly text: string;
  /** What the API refused; another value is another question. */
  readonly value: unknown;
}

interface Form<Values> {
  readonly setTouched: (touched: FormikTouched<Values>, shouldValidate?: boolean) => unknown;
  readonly validateForm: (values: Values) => Promise<unknown>;
}

/** The schema's errors, and those that the API gave for values that still stand in the form. Reasons to wait take the place of both. */
export const useServerErrors = <Values extends object>(schema: Schema, blocks: Blocks) => {
  const serverErrors = useRef<Readonly<Record<string, ServerError>>>({});
  const validate = useCallback(
    async (values: Values): Promise<FormikErrors<Values>> => {
      let errors = await errorsOf(schema, values);
      for (const [field, { text, value }] of Object.entries(serverErrors.current)) {
        if (Object.is(getIn(values, field), value) && getIn(errors, field) === undefined)
          errors = setIn(errors, field, text) as Record<string, unknown>;
      }
      if (blocks.isTried)
        for (const [field, reason] of blocks.reasons) errors = setIn(errors, field, reason) as Record<string, unknown>;
      return errors as FormikErrors<Values>;
    },
    [schema, blocks],
  );
  const showErrors = async (
    fields: Readonly<Record<string, string>>,
    values: Values,
    form: Form<Values>,
  ): Promise<void> => {
    serverErrors.current = Object.fromEntries(
      Object.entries(fields).map(([field, text]) => [field, { text, value: getIn(values, field) as unknown }]),
    );
    await form.setTouched(setNestedObjectValues(values, true), false);
    await form.validateForm(values);
  };
  const forget = (): void => {
    serverErrors.current = {};
  };
  return { validate, showErrors, forget };
};
