import { and, count, sql, type SQL } from 'drizzle-orm'
import { isRefusable, leftOutReasons, type LeftOutReason, type MailKind } from '#contract/member/mailKinds'
import type { Audience, AudienceCount } from '#contract/member/mailing'
import { dayAt } from '#contract/shared/calendar'
import type { MemberSelection } from '#contract/shared/listQueries'
import { locales } from '#contract/shared/locales'
import type { Db } from '../../../db/client'
import { unsubscriptions, users } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { isBounced } from '../../../mail/bounces'
import { narrowed, searched } from '../selection'

/** An audience with its parts in one order: the database keeps them in another, and two are compared as texts. */
export const audienceOf = ({ audience: { text, state, group, ids } }: { audience: Audience }): Audience => ({
  text,
  state,
  group,
  ids,
})

const chosenNames = (names: readonly string[]) => (names.length === 0 ? undefined : names.join(','))

/** An audience as the register is narrowed down by it. */
export const selectionOf = ({ text, state, group, ids }: Audience): MemberSelection => ({
  text,
  state: chosenNames(state),
  group: chosenNames(group),
  ids: chosenNames(ids),
})

/** The accounts of a selection on the organisation's present day. */
export const chosenBy = async (db: Db, selection: MemberSelection, now: Date): Promise<SQL | undefined> => {
  const { timeZone } = await loadSettings(db)
  return and(searched(db, selection.text), narrowed(selection, dayAt(now.toISOString(), timeZone)))
}

const conditions = (kind: MailKind): Record<LeftOutReason, SQL> => ({
  ended: sql`(${users.mailsEndedAt} is not null or ${users.deletedAt} is not null)`,
  blocked: sql`${users.blockedAt} is not null`,
  unconfirmed: sql`${users.emailConfirmedAt} is null`,
  bounced: isBounced,
  unsubscribed: isRefusable(kind)
    ? sql`exists (select 1 from ${unsubscriptions} where ${unsubscriptions.userId} = ${users.id} and ${unsubscriptions.kind} = ${kind})`
    : sql`false`,
})

/** Why an account gets no email of a kind, the first reason that fits; null where it gets it. */
export const leftOutFor = (kind: MailKind): SQL<LeftOutReason | null> => {
  const fitting = conditions(kind)
  const cases = leftOutReasons.map((reason) => sql`when ${fitting[reason]} then ${sql.raw(`'${reason}'`)}`)
  return sql<LeftOutReason | null>`case ${sql.join(cases, sql` `)} end`
}

/** How many of the chosen accounts get an email of a kind, and why the others do not. */
export const countAudience = async (db: Db, chosen: SQL | undefined, kind: MailKind): Promise<AudienceCount> => {
  const rows = await db
    .select({ reason: leftOutFor(kind).as('reason'), locale: users.locale, members: count() })
    .from(users)
    .where(chosen)
    .groupBy(sql`1`, users.locale)
  const sum = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(which).reduce((all, { members }) => all + members, 0)
  return {
    recipients: sum(({ reason }) => reason === null),
    byLocale: Object.fromEntries(
      locales.map((locale) => [locale, sum((row) => row.reason === null && row.locale === locale)]),
    ) as AudienceCount['byLocale'],
    leftOut: Object.fromEntries(
      leftOutReasons.map((reason) => [reason, sum((row) => row.reason === reason)]),
    ) as AudienceCount['leftOut'],
  }
}
