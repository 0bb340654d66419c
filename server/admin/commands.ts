import { printAudit } from '../audit/printAudit'
import type { Db } from '../db/client'
import { removeSecondFactor } from './removeSecondFactor'
import { closeSampleAccounts } from '../start/sampleAccounts'
import { addAdmin, type AdminContext } from './addAdmin'
import { changeSetting } from './changeSetting'

interface Command {
  /** What stands behind its name. */
  takes?: string
  does: string
  /** Does it, and says what was done. */
  run: (db: Db, argument: string, context: AdminContext) => Promise<string>
}

/** What `npm run admin -- <name>` can do: a line in this table is a command. */
const commands: Record<string, Command> = {
  add: {
    takes: 'name@example.org',
    does: 'makes an account an admin, and creates it if there is none',
    run: addAdmin,
  },
  'remove-second-factor': {
    takes: 'name@example.org',
    does: 'turns two-step verification off for somebody who has lost it, logs them out and tells them',
    run: removeSecondFactor,
  },
  'close-sample-accounts': {
    does: 'gives the sample accounts passwords that nobody knows, and logs them out',
    run: async (db, _argument, { now }) => `${await closeSampleAccounts(db, now)} sample accounts closed.`,
  },
  setting: {
    takes: 'key=value',
    does: 'changes a setting of the organisation, from the next call on',
    run: changeSetting,
  },
  audit: {
    takes: 'subject',
    does: 'prints what was changed, of an email address, an id, a flag or a setting',
    run: printAudit,
  },
}

const usage = (): string =>
  [
    'Usage:',
    ...Object.entries(commands).map(([name, { takes, does }]) => {
      return `  npm run admin -- ${[name, takes].filter(Boolean).join(' ').padEnd(24)}  ${does}`
    }),
  ].join('\n')

/** Finds the command that words ask for, before any database is opened; throws with the usage where there is none. */
export const findCommand = ([name = '', argument, ...more]: readonly string[]) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || (argument !== undefined) !== (command.takes !== undefined) || more.length > 0)
    throw new Error(usage())
  return (db: Db, context: AdminContext) => command.run(db, argument ?? '', context)
}
