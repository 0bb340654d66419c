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
  /** Its arguments, in order. */
  takes: string[]
  does: string
  /** Runs it and returns what was done. */
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
    does: 'turns off two-step verification for an account, logs it out and emails its owner',
    run: withOne(removeSecondFactor),
  },
  'close-sample-accounts': {
    takes: [],
    does: 'gives the sample accounts random passwords and logs them out',
    run: async (db, _given, { now }) => `${await closeSampleAccounts(db, now)} sample accounts closed.`,
  },
  setting: {
    takes: ['key=value'],
    does: 'changes a setting of the organisation at once',
    run: withOne(changeSetting),
  },
  audit: {
    takes: ['subject'],
    does: 'prints the changes of an account (email address or id), a flag or a setting',
    run: withOne(printAudit),
  },
  'discount list': {
    takes: [],
    does: 'lists the discount codes',
    run: listDiscountCodes,
  },
  'discount add': {
    takes: ['code', 'percent=10,uses=100,from=2026-01-01,to=2026-12-31,show=slug'],
    does: 'adds a discount code; amount=500 instead of percent is a sum in minor units',
    run: (db, [code = '', terms = ''], context) => addDiscountCode(db, code, terms, context),
  },
  'discount end': {
    takes: ['code'],
    does: 'ends a discount code',
    run: withOne(endDiscountCode),
  },
  'show cancel': {
    takes: ['slug', 'reason'],
    does: 'cancels a show and refunds all its entries in full',
    run: (db, [slug = '', reason = ''], context) => cancelShow(db, slug, reason, context),
  },
  'show fair-opening': {
    takes: ['slug', '60|off'],
    does: 'draws the first places of a show among everyone who applies within so many minutes; off: first come, first served',
    run: (db, [slug = '', minutes = ''], context) => changeFairOpening(db, slug, minutes, context),
  },
  'transfer list': {
    takes: [],
    does: 'lists expected bank transfers and refunds to send by hand',
    run: listTransfers,
  },
  'transfer confirm': {
    takes: ['reference', 'amount', '2026-01-31'],
    does: 'confirms a received transfer: the sum in minor units and the day on the bank statement',
    run: confirmOne,
  },
  'transfer end': {
    takes: ['reference'],
    does: 'cancels a purchase that waits for its transfer, releases its places and emails its owner',
    run: withOne(endOne),
  },
  'transfer refunded': {
    takes: ['id'],
    does: 'marks the refund of a transfer as sent',
    run: withOne(refundOne),
  },
  'person list': {
    takes: [],
    does: 'lists the judges and approvers of shows, with their ids and accounts',
    run: listPeople,
  },
  'person link': {
    takes: ['id', 'name@example.org'],
    does: 'links a judge or approver to an account',
    run: (db, [id = '', email = ''], context) => linkPerson(db, id, email, context),
  },
  'person unlink': {
    takes: ['id'],
    does: 'unlinks a judge or approver from the account',
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
