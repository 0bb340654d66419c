require('tsx/cjs')
const { projects } = require('../../jest.config.ts').default

const [server] = projects

/** The server's tests of one group, in an environment that knows of planted faults. */
module.exports = {
  ...server,
  rootDir: require('node:path').resolve(__dirname, '../..'),
  testMatch: undefined,
  testRegex: [`(${process.env.GROUP_TESTS}).*\\.test\\.ts$`],
  testEnvironment: require.resolve('./environment.cjs'),
  testTimeout: 60_000,
}
