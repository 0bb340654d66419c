import { readFileSync } from 'node:fs'
import type { Db } from '../db/client'
import { projectPath } from '../db/root'
import { problemReports } from '../db/schema'
import { sampleId } from './people'

const hour = 3_600_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const version = '0.1.0 (abc1234)'

/** A member whose list of shows did not load, with the steps before; a visitor whose screen crashed. */
export const seedProblems = async (tx: Db, now: Date): Promise<void> => {
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  await tx.insert(problemReports).values([
    {
      id: sampleId(17, 1),
      key: 'sample report 1',
      fingerprint: '',
      userId: sampleId(1, 2),
      locale: 'en',
      description: 'The list of shows didn’t load. I pressed “Try again” twice.\nThe rest of the site works.',
      page: '/shows',
      version,
      browser,
      trace: readFileSync(projectPath('server/seed/problemTrace.json'), 'utf8'),
      reportedAt: before(3),
    },
    {
      id: sampleId(17, 2),
      key: 'sample report 2',
      fingerprint: '',
      email: 'gosia@example.org',
      locale: 'pl',
      description: 'Po wybraniu miesiąca ekran zniknął i został tylko komunikat o błędzie.',
      page: '/register',
      version,
      browser,
      crashMessage: "Cannot read properties of undefined (reading 'toLowerCase')",
      crashStack: [
        "TypeError: Cannot read properties of undefined (reading 'toLowerCase')",
        '    at matches (https://example.org/assets/register.4f1c.js:1:20418)',
        '    at Array.filter (<anonymous>)',
        '    at RegisterScreen (https://example.org/assets/register.4f1c.js:1:21790)',
      ].join('\n'),
      reportedAt: before(1),
    },
  ])
}
