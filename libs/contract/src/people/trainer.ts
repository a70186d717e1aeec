import { array, number, object, string, type InferType } from 'yup';
import { id } from '../fields';
import { choiceField, recordRow } from '../records';
import { trainerParts, trainerStates } from './trainer-states';

/** A trainer with the account; `status` is how far the trainer has come, `version` rises with a change of either row. */
export const trainerRow = recordRow(trainerStates, {
  userId: id(),
  name: string().defined(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().nullable().defined(),
  mobile: string().nullable().defined(),
  headline: string().defined(),
  countryId: id().nullable().defined(),
  countryName: string().nullable().defined(),
  agencyId: id().nullable().defined(),
  agencyName: string().nullable().defined(),
  skills: array().of(string().required()).required(),
  experienceYears: number().required(),
  /** The parts that wait for a decision. */
  openParts: array().of(choiceField('Part', trainerParts).required()).required(),
  createdAt: string().required(),
});
export type TrainerRow = InferType<typeof trainerRow>;
