/** Who reads a batch: three groups of screens show the same one. */
export const batchReading = ['studentList', 'trainerList', 'trainingAdList'] as const;

/** Who writes a batch and what belongs to it. */
export const batchWriting = ['trainerEdit'] as const;
