/** Choosing what a record of the catalogue is of. */
export const chooseCategoryFirst = 'Choose a category first, or type to search all skills';
export const chooseSkill = 'Skills of this category; type to search';
export const allCategories = 'All categories';
export const allSkills = 'All skills';
