import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { categoryCalls } from '@lectern/contract/catalog';
import { notify } from '@lectern/ui-kit';
import * as texts from '../texts/skills';

/** Makes a root category without leaving the skill, for who may; resolves with its id once the tree has it. */
export const useNewCategory = (): ((name: string) => Promise<number>) | undefined => {
  const queryClient = useQueryClient();
  const may = useMay(['categoryEdit']);
  const { mutateAsync } = useCall(categoryCalls.create, { handled: [400, 409] });
  if (!may) return undefined;
  return async (name) => {
    const { category } = await mutateAsync({ name });
    await invalidate(queryClient, categoryCalls.list);
    notify('success', texts.categoryCreated(category.name));
    return category.id;
  };
};
