import { groups } from '../../scripts/proofs/mutationGroups.mjs'

const group = groups[process.env.GROUP ?? '']
if (!group) throw new Error('GROUP names none of mutationGroups.mjs')
const { mutate, tests } = group
// A separate process reads Jest's configuration.
process.env.GROUP_TESTS = tests

// Stryker takes its configuration by the default export.
export default {
  mutate,
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'proofs/mutation/jest.config.cjs', enableFindRelatedTests: false },
  // A fault meets the tests that come where it is planted, and no others.
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 90, break: 90 },
  ignorePatterns: ['e2e', 'docs', 'bench', 'dist', 'data', 'screens', '.cache', '.tsbuild'],
  tempDirName: '.cache/mutation',
}
