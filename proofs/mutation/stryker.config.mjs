import { groups } from './groups.mjs'

const group = groups[process.env.GROUP ?? '']
if (!group) throw new Error('GROUP names none of groups.mjs')
const { mutate, tests } = group

// Stryker takes its configuration by the default export.
export default {
  mutate,
  // A process for each fault: the server of a test lives as long as its worker, and would carry one fault's rows to the next.
  testRunner: 'command',
  commandRunner: { command: `npx jest --selectProjects server -i --bail --testPathPatterns '${tests}'` },
  coverageAnalysis: 'off',
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 120_000,
  thresholds: { high: 95, low: 90, break: 90 },
  ignorePatterns: ['e2e', 'docs', 'bench', 'dist', 'data', 'screens', '.cache', '.tsbuild'],
  tempDirName: '.cache/mutation',
}
