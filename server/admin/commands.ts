import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fairOpeningMinutes, FairOpeningSetting } from '#contract/draw/draw'
import { limits } from '#contract/shared/limits'
import { ShowCancellation } from '#contract/show/desk'
import { audit, byOperator } from '../audit/audit'
import { printAudit } from '../audit/printAudit'
import type { Db } from '../db/client'
import { lockUsers } from '../db/locks'
import { settings, users } from '../db/schema'
import { isSettingKey, settingValues } from '../db/settings'
import { removeFactorOf } from '../domain/account/removeFactorOf'
import { setFairOpening } from '../features/draw/setFairOpening'
import { cancelShow as cancel } from '../features/show/desk/cancelShow'
import { HttpError } from '../http/httpError'
import { updateAtVersion } from '../http/updateAtVersion'
import { formatsOf } from '../messages/formats'
import { messagesFor } from '../messages/messagesFor'
import { closeSampleAccounts } from '../start/sampleAccounts'
import { addAdmin, type AdminContext } from './addAdmin'
import { addDiscountCode, changeDiscountCode, listDiscountCodes } from './discounts'
import { linkPerson, listPeople, unlinkPerson } from './people'
import { addRuleSet, listRuleSets, showRuleSet, tryRuleSet } from './rules'
import { confirmOne, endOne, listTransfers, refundOne } from './transfers'

const { min, max } = fairOpeningMinutes

const sentenceOf = (slug: string, { code }: HttpError): string => {
  if (code === 'not_found') return `No show with the slug ${slug}.`
  if (code === 'validation_failed') return 'Entries close before that.'
  return messagesFor('en')[code]
}

/** Has the first places of a show drawn, or not. The commitment that everyone can see from then on is printed. */
const changeFairOpening = async (
  db: Db,
  slug: string,
  typed: string,
  { now, encryption }: AdminContext,
): Promise<string> => {
  const { success, data } = z.safeParse(FairOpeningSetting, { minutes: typed === 'off' ? null : Number(typed) })
  if (!success) throw new Error(`Enter a number of minutes from ${min} to ${max}, or “off”.`)
  try {
    const opening = await setFairOpening({ db, encryption }, slug, data.minutes, byOperator(now))
    if (!opening) return `${slug}: first come, first served.`
    return `${slug}: places are drawn at ${opening.drawAt}. Commitment: ${opening.commitment}`
  } catch (error) {
    if (error instanceof HttpError) throw new Error(sentenceOf(slug, error))
    throw error
  }
}

const { counted } = formatsOf('en')

/** Cancels a show. Who had entered gets everything back, by the server’s jobs. */
const cancelShow = async (db: Db, slug: string, reason: string, { now }: AdminContext): Promise<string> => {
  const { success, data } = z.safeParse(ShowCancellation, { reason })
  if (!success)
    throw new Error(`Give a reason of at least ${limits.reasonMin} characters. Everyone who entered will read it.`)
  try {
    const { entries, members, refunds } = await cancel(db, slug, data.reason, byOperator(now))
    const sums = refunds.map(({ currency, amount }) => `${(amount / 100).toFixed(2)} ${currency}`).join(', ')
    const [paid, owners] = [
      counted(entries, { one: 'paid entry', other: 'paid entries' }),
      counted(members, { one: 'member', other: 'members' }),
    ]
    return `${slug} is cancelled. ${paid} of ${owners} will be refunded: ${sums || 'nothing'}.`
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') throw new Error(`No show with the slug ${slug}.`)
    if (error instanceof HttpError) throw new Error(`${slug} is over, so it can no longer be cancelled.`)
    throw error
  }
}

/** Changes a setting of the organisation, `key=value`; a value that the server could not read is refused. */
const changeSetting = async (db: Db, given: string, { now }: AdminContext): Promise<string> => {
  const [key = '', ...rest] = given.split('=')
  const value = rest.join('=').trim()
  if (!isSettingKey(key)) throw new Error(`Unknown setting ${key}. Use: ${Object.keys(settingValues).join(', ')}.`)
  if (!settingValues[key].safeParse(value).success) throw new Error(`The setting ${key} can’t be "${value}".`)
  return db.transaction(async (tx) => {
    const where = eq(settings.key, key)
    const [before] = await tx.select().from(settings).where(where)
    if (!before) throw new Error(`The setting ${key} is missing.`)
    if (before.value === value) return `${key} is already ${value}.`
    const present = async () => ({ value: before.value })
    await updateAtVersion(tx, settings, { where, version: before.version, set: { value }, present })
    const [by, subject] = [byOperator(now), { type: 'setting', id: key } as const]
    await audit(tx, { by, action: 'setting.changed', subject, onBehalfOf: null, before, after: { value } })
    return `${key} is now ${value} (was ${before.value}).`
  })
}

/** Turns two-step verification off for an account whose owner has lost the device and the recovery codes. */
const removeSecondFactor = async (db: Db, given: string, context: AdminContext): Promise<string> => {
  const { now, encryption, publicUrl } = context
  const email = given.trim().toLowerCase()
  await db.transaction(async (tx) => {
    const [account] = await lockUsers(tx, eq(users.email, email))
    if (!account) throw new Error(`There is no account with the address ${email}.`)
    await removeFactorOf(tx, { encryption, publicUrl, now: () => now }, account, byOperator(now))
  })
  return `Two-step verification is off for ${email}, whose devices are logged out. An email tells the owner.`
}

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
  'rules list': {
    takes: [],
    does: 'lists the versions of the rule sets with the day from which each counts',
    run: listRuleSets,
  },
  'rules show': {
    takes: ['key'],
    does: 'prints the present version of a rule set as JSON, to be edited',
    run: withOne(showRuleSet),
  },
  'rules try': {
    takes: ['file.json'],
    does: 'says which entries a new version of a rule set would no longer let in, and changes nothing',
    run: withOne(tryRuleSet),
  },
  'rules add': {
    takes: ['file.json'],
    does: 'adds a version of a rule set that counts from its day on; what is published keeps its own',
    run: withOne(addRuleSet),
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
  'discount pause': {
    takes: ['code'],
    does: 'pauses a discount code until it is resumed',
    run: withOne(changeDiscountCode('pause')),
  },
  'discount resume': {
    takes: ['code'],
    does: 'resumes a paused discount code',
    run: withOne(changeDiscountCode('resume')),
  },
  'discount end': {
    takes: ['code'],
    does: 'ends a discount code for good',
    run: withOne(changeDiscountCode('end')),
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
