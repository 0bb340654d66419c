import { printAudit } from '../audit/printAudit'
import type { Db } from '../db/client'
import { removeSecondFactor } from './removeSecondFactor'
import { closeSampleAccounts } from '../start/sampleAccounts'
import { addAdmin, type AdminContext } from './addAdmin'
import { cancelShow } from './cancelShow'
import { changeSetting } from './changeSetting'
import { changeFairOpening } from './fairOpening'
import { addDiscountCode, endDiscountCode, listDiscountCodes } from './discounts'
import { confirmOne, endOne, listTransfers, refundOne } from './transfers'
import { linkPerson, listPeople, unlinkPerson } from './people'

interface Command {
  /** What stands behind its name, word by word. */
  takes: string[]
  does: string
  /** Does it, and says what was done. */
  run: (db: Db, given: string[], context: AdminContext) => Promise<string>
}

const withOne =
  (run: (db: Db, given: string, context: AdminContext) => Promise<string>): Command['run'] =>
  (db, [given = ''], context) =>
    run(db, given, context)

/** What `npm run admin -- <name>` can do: a line in this table is a command. */
const commands: Record<string, Command> = {
  add: {
    takes: ['name@example.org'],
    does: 'makes an account an admin, and creates it if there is none',
    run: withOne(addAdmin),
  },
  'remove-second-factor': {
    takes: ['name@example.org'],
    does: 'turns two-step verification off for somebody who has lost it, logs them out and tells them',
    run: withOne(removeSecondFactor),
  },
  'close-sample-accounts': {
    takes: [],
    does: 'gives the sample accounts passwords that nobody knows, and logs them out',
    run: async (db, _given, { now }) => `${await closeSampleAccounts(db, now)} sample accounts closed.`,
  },
  setting: {
    takes: ['key=value'],
    does: 'changes a setting of the organisation, from the next call on',
    run: withOne(changeSetting),
  },
  audit: {
    takes: ['subject'],
    does: 'prints what was changed, of an email address, an id, a flag or a setting',
    run: withOne(printAudit),
  },
  'discount list': {
    takes: [],
    does: 'lists the discount codes',
    run: listDiscountCodes,
  },
  'discount add': {
    takes: ['code', 'percent=10,uses=100,from=2026-01-01,to=2026-12-31,show=slug'],
    does: 'makes a discount code; amount=500 instead of percent takes off minor units',
    run: (db, [code = '', terms = ''], context) => addDiscountCode(db, code, terms, context),
  },
  'discount end': {
    takes: ['code'],
    does: 'ends a discount code',
    run: withOne(endDiscountCode),
  },
  'show cancel': {
    takes: ['slug', 'reason'],
    does: 'cancels a show and gives everybody back what they paid for it',
    run: (db, [slug = '', reason = ''], context) => cancelShow(db, slug, reason, context),
  },
  'show fair-opening': {
    takes: ['slug', '60|off'],
    does: 'has the first places of a show drawn among those who come within so many minutes; off: first come, first served',
    run: (db, [slug = '', minutes = ''], context) => changeFairOpening(db, slug, minutes, context),
  },
  'transfer list': {
    takes: [],
    does: 'lists bank transfers that are awaited, and money that has to be sent back by hand',
    run: listTransfers,
  },
  'transfer confirm': {
    takes: ['reference', 'amount', '2026-01-31'],
    does: 'confirms a transfer that came in: the sum in minor units, and the day of the bank statement',
    run: confirmOne,
  },
  'transfer end': {
    takes: ['reference'],
    does: 'ends a purchase that waits for its transfer: its places are free, and its owner is told',
    run: withOne(endOne),
  },
  'transfer refunded': {
    takes: ['id'],
    does: 'says that money of a transfer was sent back',
    run: withOne(refundOne),
  },
  'person list': {
    takes: [],
    does: 'lists the judges and approvers of shows, with their ids and accounts',
    run: listPeople,
  },
  'person link': {
    takes: ['id', 'name@example.org'],
    does: 'says which account a judge or approver has',
    run: (db, [id = '', email = ''], context) => linkPerson(db, id, email, context),
  },
  'person unlink': {
    takes: ['id'],
    does: 'takes the account from a judge or approver again',
    run: withOne(unlinkPerson),
  },
}

const usage = (): string => {
  const lines = Object.entries(commands).map(
    ([name, { takes, does }]) => [`  npm run admin -- ${[name, ...takes].join(' ')}`, does] as const,
  )
  const width = Math.max(...lines.map(([line]) => line.length))
  return ['Usage:', ...lines.map(([line, does]) => `${line.padEnd(width)}  ${does}`)].join('\n')
}

/** Finds the command that words ask for, before any database is opened; throws with the usage where there is none. */
export const findCommand = (words: readonly string[]) => {
  // A name has one word or two.
  const length = [2, 1].find((count) => Object.hasOwn(commands, words.slice(0, count).join(' '))) ?? 0
  const [command, given] = [commands[words.slice(0, length).join(' ')], words.slice(length)]
  if (!command || given.length !== command.takes.length) throw new Error(usage())
  return (db: Db, context: AdminContext) => command.run(db, given, context)
}
