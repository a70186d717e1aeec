export const listPath = '/roles';
export const newPath = '/roles/edit';
export const rolePath = (id: number): string => `/roles/edit?id=${id}`;
