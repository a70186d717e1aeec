/** The job that moves what names a skill in very many rows. */
export const mergeJobName = 'skill.merge';
