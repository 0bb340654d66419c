import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { reportedPage, type ProblemReport } from '#contract/problem/report'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../../db/client'
import { problemReports } from '../../db/schema'
import { fingerprintOf } from '../../domain/purchase/keys'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'

interface Sender {
  /** Null of a visitor. */
  userId: string | null
  locale: Locale
  /** Its User-Agent. */
  browser: string
  key: string
}

const browserMax = 300

/** Keeps a report; one that was sent before, by its key, is there once. */
export const receiveReport = (
  db: Db,
  report: ProblemReport,
  { userId, locale, browser, key }: Sender,
  reportedAt: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (userId !== null) await lockCaller(tx, userId)
    const { crash, email, ...said } = report
    const fingerprint = fingerprintOf(report)
    const row = {
      id: randomUUID(),
      key,
      fingerprint,
      userId,
      email: userId === null ? email : null,
      locale,
      ...said,
      page: reportedPage(report.page),
      browser: browser.slice(0, browserMax),
      crashMessage: crash?.message ?? null,
      crashStack: crash?.stack ?? null,
      reportedAt,
    }
    const { id } = problemReports
    const [added] = await tx
      .insert(problemReports)
      .values(row)
      .onConflictDoNothing({ target: problemReports.key })
      .returning({ id })
    if (added) return
    const [before] = await tx
      .select({ fingerprint: problemReports.fingerprint })
      .from(problemReports)
      .where(eq(problemReports.key, key))
    if (before?.fingerprint !== fingerprint) throw new HttpError('idempotency_key_mismatch')
  })
