jest.setTimeout(30_000);

// A test without a document needs none of this, and it takes half a second to load.
if (globalThis.document) {
  require('@testing-library/jest-dom');
  // A test waits for a condition, never for a time: this is only the end of its patience, wide enough for a busy machine.
  require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
}
