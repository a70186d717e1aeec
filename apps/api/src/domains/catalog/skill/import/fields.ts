import type { FormField } from '../../../platform/import/import-form';

/** What a file may say of a skill: `category,name,aliases,description`. */
export const skillFields: readonly FormField[] = [
  {
    name: 'category',
    label: 'Category',
    isRequired: true,
    words: ['category name', 'category path', 'topic', 'kategorie', 'catégorie'],
  },
  { name: 'name', label: 'Name', isRequired: true, words: ['skill', 'skill name', 'title'] },
  { name: 'aliases', label: 'Other spellings', words: ['aliases', 'alias', 'synonyms', 'also known as'] },
  { name: 'description', label: 'Description', words: ['about', 'text', 'details'] },
];
