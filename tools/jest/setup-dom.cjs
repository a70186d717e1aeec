require('@testing-library/jest-dom');

// A test waits for a condition, never for a time: these are only the ends of its patience, wide enough for a busy machine.
require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
