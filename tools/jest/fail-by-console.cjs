const { format } = require('node:util');

const faultOf = (lines) =>
  new Error(
    `Unexpected on the console. A test that expects it replaces it: jest.spyOn(console, 'error').\n${lines.join('\n')}`,
  );

/**
 * Listens to the console of a test file. A test that writes an error or a warning fails, and so does a file that writes
 * after its last test. A test announces an expected one by a spy of jest. Returns a function that ends the listening.
 */
exports.failByConsole = (environment) => {
  const { console } = environment.global;
  const lines = [];
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...given) => {
      lines.push(format(...given));
      write.apply(console, given);
    };
  }
  const given = environment.handleTestEvent;
  environment.handleTestEvent = async (event, state) => {
    await given?.call(environment, event, state);
    if (event.name === 'test_done' && lines.length > 0) event.test.errors.push(faultOf(lines.splice(0)));
  };
  return (result) => {
    environment.handleTestEvent = given;
    if (lines.length === 0) return result;
    const { message, stack } = faultOf(lines);
    return { ...result, failureMessage: message, testExecError: { message, stack } };
  };
};
