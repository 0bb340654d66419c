import type { FastifyInstance } from 'fastify'
import { applyEmailChanges } from '../features/account/emailChanges'
import { eraseMerged } from '../features/account/eraseMerged'
import { expiryJob } from '../features/account/removeExpired'
import { sendResetLinks } from '../features/account/resetLinks'
import { bySystem } from '../audit/audit'
import type { ServerDeps } from '../deps'
import { runDraws } from '../features/draw/runDraws'
import { applyDueLevels, reviewLevels } from '../features/dog/levels/levelJobs'
import { mailSender } from '../mail/sendMail'
import { sendMailings } from '../features/member/mailing/sendMailings'
import { sendReminders } from '../features/membership/reminders'
import { ledgerJob } from '../domain/money/bookMissing'
import { correctOutdated } from '../domain/money/invoice/outdated'
import { confirmPayment, settleRefunds } from '../domain/purchase/confirm'
import { settlePurchaseRefunds } from '../domain/purchase/purchaseRefunds'
import { refundCancelledExtras } from '../features/extra/refundCancelled'
import { refundCancelled } from '../features/purchase/refundCancelled'
import type { PaymentNotice, PaymentProvider } from '../domain/payment/provider'
import { expireHolds } from '../domain/purchase/release'
import { forgetHelpers } from '../features/entry/desk/helpers'
import { numberShows } from '../features/entry/desk/numberShows'
import { removeOldProblems } from '../features/problem/removeOld'
import { finishShows } from '../features/show/desk/finishShows'
import { promoteWaiting } from '../features/waiting/promote'
import type { Job } from './jobs'

const second = 1_000

/** Everything that happens without a request. Someone waits at the screen for a mail with a link: those jobs are frequent. */
export const jobsOf = (app: FastifyInstance, deps: ServerDeps, provider: PaymentProvider): Job[] => {
  const confirm = (notice: PaymentNotice) => confirmPayment(deps, provider, notice, bySystem(deps.now()))
  const sendMails = deps.mailService && mailSender(deps, deps.mailService, app.log)
  return [
    { name: 'notifications', every: 10 * second, run: (signal) => provider.redeliver(signal, confirm) },
    { name: 'holds', every: 10 * second, run: (signal) => expireHolds(deps.db, provider, deps.now(), { signal }) },
    // Before the waiting lists: they offer the places in the order that is drawn.
    { name: 'draws', every: 10 * second, run: (signal) => runDraws(deps, signal) },
    { name: 'waiting lists', every: 10 * second, run: (signal) => promoteWaiting(deps, signal) },
    { name: 'refunds', every: 10 * second, run: (signal) => settleRefunds(deps.db, provider, deps.now(), signal) },
    { name: 'cancelled shows', every: 10 * second, run: (signal) => refundCancelled(deps, provider, signal) },
    {
      name: 'extras of cancelled shows',
      every: 10 * second,
      run: (signal) => refundCancelledExtras(deps, provider, signal),
    },
    {
      name: 'refunds of entries',
      every: 10 * second,
      run: (signal) => settlePurchaseRefunds(deps.db, provider, deps.now(), signal),
    },
    { name: 'reset links', every: 5 * second, run: (signal) => sendResetLinks(deps, app.limits.mailsTo, signal) },
    { name: 'email changes', every: 10 * second, run: (signal) => applyEmailChanges(deps, signal) },
    // Before the shows that are over: those are numbered no more.
    { name: 'competitor numbers', every: 60 * second, run: (signal) => numberShows(deps, signal) },
    { name: 'levels that count from today', every: 10 * second, run: (signal) => applyDueLevels(deps, signal) },
    { name: 'levels by results', every: 10 * second, run: (signal) => reviewLevels(deps, signal) },
    { name: 'ledger', every: 3600 * second, run: ledgerJob(deps) },
    { name: 'corrections of invoices', every: 3600 * second, run: (signal) => correctOutdated(deps, signal) },
    { name: 'shows that are over', every: 60 * second, run: () => finishShows(deps.db, deps.now()) },
    { name: 'helpers of shows long over', every: 3600 * second, run: () => forgetHelpers(deps.db, deps.now()) },
    { name: 'old problem reports', every: 3600 * second, run: () => removeOldProblems(deps.db, deps.now()) },
    { name: 'reminders', every: 60 * second, run: (signal) => sendReminders(deps, signal) },
    { name: 'removal of what expired', every: 60 * second, run: expiryJob(deps) },
    { name: 'accounts that were merged', every: 60 * second, run: (signal) => eraseMerged(deps, signal) },
    { name: 'emails to members', every: 10 * second, run: (signal) => sendMailings(deps, signal) },
    // Last: in a round of all jobs, what the others put into the outbox goes out.
    ...(sendMails ? [{ name: 'mails', every: 5 * second, run: sendMails }] : []),
  ]
}
