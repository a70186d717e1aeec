import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { batchCalls, studentCalls, taskCalls } from '@lectern/contract/people';
import { currencyCalls } from '@lectern/contract/platform/currency';
import { settingCalls } from '@lectern/contract/platform/setting';
import type { Choice, Found } from '@lectern/ui-kit/form';
import { questionsText } from '../texts/batch-tasks';
import { useSkills } from '../student/edit/skills';

const quietly = (enabled: boolean) =>
  ({ enabled, quiet: true, handled: 'all', placeholderData: keepPreviousData }) as const;
const choice = (item: number, name: string, meta = ''): Choice<number> => ({ key: String(item), name, meta, item });

/** Verified trainers of this name. */
export const useFoundTrainers = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(batchCalls.trainers, { q }, quietly(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, name, headline }) => choice(id, name, headline)),
    isPending: isFetching,
    failed: isError,
  };
};

/** What a chosen trainer is called. */
export const useTrainerName = (id: number | '' | null | undefined): string => {
  const { data } = useRead(batchCalls.trainers, { id: Number(id) }, quietly(Boolean(id)));
  return data?.items.find((trainer) => trainer.id === id)?.name ?? '';
};

/** Courses that were on sale at some time. */
export const useFoundCourses = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(batchCalls.courses, { q }, quietly(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, title }) => choice(id, title)),
    isPending: isFetching,
    failed: isError,
  };
};

/** What a chosen course is called. */
export const useCourseName = (id: number | ''): string => {
  const { data } = useRead(batchCalls.courses, { id: Number(id) }, quietly(id !== ''));
  return data?.items.find((course) => course.id === id)?.title ?? '';
};

/** Ready quizzes of the catalogue for tasks. */
export const useFoundQuizzes = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(taskCalls.quizzes, { q }, quietly(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, title, questionCount }) => choice(id, title, questionsText(questionCount))),
    isPending: isFetching,
    failed: isError,
  };
};

/** Active skills, found by name, spelling or category. */
export const useFoundSkills = (q: string): Found<number> => {
  const { groups, isPending, failed } = useSkills(q);
  return {
    choices: groups.flatMap(({ name, options }) => options.map(({ value, label }) => choice(value, label, name))),
    isPending: isPending ?? false,
    failed: failed ?? false,
  };
};

/** What a chosen skill is called. */
export const useSkillName = (id: number | ''): string => {
  const { data } = useRead(studentCalls.step2Choices, { ids: String(id) }, quietly(id !== ''));
  return data?.categories.flatMap(({ skills }) => skills).find((skill) => skill.id === id)?.name ?? '';
};

/** A student as the picker keeps them. */
export interface Picked {
  readonly id: number;
  readonly name: string;
  readonly mobile: string | null;
}
/** A student in the picker: with the masked number, which tells two of a name apart. */
export const pickedChoice = (student: Picked): Choice<Picked> => ({
  key: String(student.id),
  name: student.name,
  meta: student.mobile ?? '',
  item: student,
});

/** Students by name, or by their whole e-mail or number. */
export const useFoundStudents = (q: string): Found<Picked> => {
  const { data, isFetching, isError } = useRead(studentCalls.pick, { q }, quietly(q.length >= 2));
  return { choices: (data?.items ?? []).map(pickedChoice), isPending: isFetching, failed: isError };
};

/** Zones and currencies of the form. */
export const useZonesAndCurrencies = () => {
  const zones = useRead(settingCalls.timeZones, {}, { handled: 'all' });
  const currencies = useRead(currencyCalls.list, { limit: 100 }, { handled: 'all' });
  return { zones, currencies };
};
