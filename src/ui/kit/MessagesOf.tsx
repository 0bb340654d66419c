import type { ReactNode } from 'react'
import type { Locale } from '#contract/shared/locales'
import type { Messages } from '../../i18n/loadLanguage'
import { MoreMessages } from '../../i18n/MoreMessages'
import { useShownLocale } from '../../i18n/useShownLocale'
import { OnDemand } from './OnDemand'

/** The parts of scripts/webpack/intlLoader.cjs: the beginnings of the ids of sentences that few screens show. */
const parts = {
  'account.emailChange': {
    en: () => import(/* webpackChunkName: "email-change" */ '../../i18n/locales/en.json?part=account.emailChange'),
    pl: () => import(/* webpackChunkName: "email-change" */ '../../i18n/locales/pl.json?part=account.emailChange'),
  },
  'account.household': {
    en: () => import(/* webpackChunkName: "own-data" */ '../../i18n/locales/en.json?part=account.household'),
    pl: () => import(/* webpackChunkName: "own-data" */ '../../i18n/locales/pl.json?part=account.household'),
  },
  'account.unsubscribe': {
    en: () => import(/* webpackChunkName: "unsubscribe" */ '../../i18n/locales/en.json?part=account.unsubscribe'),
    pl: () => import(/* webpackChunkName: "unsubscribe" */ '../../i18n/locales/pl.json?part=account.unsubscribe'),
  },
  course: {
    en: () => import(/* webpackChunkName: "course-messages" */ '../../i18n/locales/en.json?part=course'),
    pl: () => import(/* webpackChunkName: "course-messages" */ '../../i18n/locales/pl.json?part=course'),
  },
  'desk.home': {
    en: () => import(/* webpackChunkName: "desk-home-messages" */ '../../i18n/locales/en.json?part=desk.home'),
    pl: () => import(/* webpackChunkName: "desk-home-messages" */ '../../i18n/locales/pl.json?part=desk.home'),
  },
  'desk.search': {
    en: () => import(/* webpackChunkName: "desk-search-messages" */ '../../i18n/locales/en.json?part=desk.search'),
    pl: () => import(/* webpackChunkName: "desk-search-messages" */ '../../i18n/locales/pl.json?part=desk.search'),
  },
  'dog.measuring': {
    en: () => import(/* webpackChunkName: "measuring-messages" */ '../../i18n/locales/en.json?part=dog.measuring'),
    pl: () => import(/* webpackChunkName: "measuring-messages" */ '../../i18n/locales/pl.json?part=dog.measuring'),
  },
  'dog.nexus': {
    en: () => import(/* webpackChunkName: "level-messages" */ '../../i18n/locales/en.json?part=dog.nexus'),
    pl: () => import(/* webpackChunkName: "level-messages" */ '../../i18n/locales/pl.json?part=dog.nexus'),
  },
  dogSync: {
    en: () => import(/* webpackChunkName: "dog-sync-messages" */ '../../i18n/locales/en.json?part=dogSync'),
    pl: () => import(/* webpackChunkName: "dog-sync-messages" */ '../../i18n/locales/pl.json?part=dogSync'),
  },
  draw: {
    en: () => import(/* webpackChunkName: "draw-messages" */ '../../i18n/locales/en.json?part=draw'),
    pl: () => import(/* webpackChunkName: "draw-messages" */ '../../i18n/locales/pl.json?part=draw'),
  },
  'entry.add': {
    en: () => import(/* webpackChunkName: "desk-add-messages" */ '../../i18n/locales/en.json?part=entry.add'),
    pl: () => import(/* webpackChunkName: "desk-add-messages" */ '../../i18n/locales/pl.json?part=entry.add'),
  },
  'entry.choice': {
    en: () => import(/* webpackChunkName: "entry-change-messages" */ '../../i18n/locales/en.json?part=entry.choice'),
    pl: () => import(/* webpackChunkName: "entry-change-messages" */ '../../i18n/locales/pl.json?part=entry.choice'),
  },
  'entry.clashes': {
    en: () => import(/* webpackChunkName: "clash-messages" */ '../../i18n/locales/en.json?part=entry.clashes'),
    pl: () => import(/* webpackChunkName: "clash-messages" */ '../../i18n/locales/pl.json?part=entry.clashes'),
  },
  'entry.desk': {
    en: () => import(/* webpackChunkName: "show-entry-messages" */ '../../i18n/locales/en.json?part=entry.desk'),
    pl: () => import(/* webpackChunkName: "show-entry-messages" */ '../../i18n/locales/pl.json?part=entry.desk'),
  },
  invitation: {
    en: () => import(/* webpackChunkName: "invitation-messages" */ '../../i18n/locales/en.json?part=invitation'),
    pl: () => import(/* webpackChunkName: "invitation-messages" */ '../../i18n/locales/pl.json?part=invitation'),
  },
  member: {
    en: () => import(/* webpackChunkName: "desk-member-messages" */ '../../i18n/locales/en.json?part=member'),
    pl: () => import(/* webpackChunkName: "desk-member-messages" */ '../../i18n/locales/pl.json?part=member'),
  },
  'member.mailing': {
    en: () => import(/* webpackChunkName: "desk-mailing-messages" */ '../../i18n/locales/en.json?part=member.mailing'),
    pl: () => import(/* webpackChunkName: "desk-mailing-messages" */ '../../i18n/locales/pl.json?part=member.mailing'),
  },
  money: {
    en: () => import(/* webpackChunkName: "desk-money-messages" */ '../../i18n/locales/en.json?part=money'),
    pl: () => import(/* webpackChunkName: "desk-money-messages" */ '../../i18n/locales/pl.json?part=money'),
  },
  'money.import': {
    en: () =>
      import(/* webpackChunkName: "import-statement-messages" */ '../../i18n/locales/en.json?part=money.import'),
    pl: () =>
      import(/* webpackChunkName: "import-statement-messages" */ '../../i18n/locales/pl.json?part=money.import'),
  },
  'money.invoices': {
    en: () => import(/* webpackChunkName: "invoice-messages" */ '../../i18n/locales/en.json?part=money.invoices'),
    pl: () => import(/* webpackChunkName: "invoice-messages" */ '../../i18n/locales/pl.json?part=money.invoices'),
  },
  'member.import': {
    en: () => import(/* webpackChunkName: "desk-import-messages" */ '../../i18n/locales/en.json?part=member.import'),
    pl: () => import(/* webpackChunkName: "desk-import-messages" */ '../../i18n/locales/pl.json?part=member.import'),
  },
  'membership.desk': {
    en: () => import(/* webpackChunkName: "desk-plan-messages" */ '../../i18n/locales/en.json?part=membership.desk'),
    pl: () => import(/* webpackChunkName: "desk-plan-messages" */ '../../i18n/locales/pl.json?part=membership.desk'),
  },
  'payment.desk': {
    en: () => import(/* webpackChunkName: "desk-transfer-messages" */ '../../i18n/locales/en.json?part=payment.desk'),
    pl: () => import(/* webpackChunkName: "desk-transfer-messages" */ '../../i18n/locales/pl.json?part=payment.desk'),
  },
  people: {
    en: () => import(/* webpackChunkName: "desk-show-messages" */ '../../i18n/locales/en.json?part=people'),
    pl: () => import(/* webpackChunkName: "desk-show-messages" */ '../../i18n/locales/pl.json?part=people'),
  },
  'problem.report': {
    en: () =>
      import(/* webpackChunkName: "report-problem-messages" */ '../../i18n/locales/en.json?part=problem.report'),
    pl: () =>
      import(/* webpackChunkName: "report-problem-messages" */ '../../i18n/locales/pl.json?part=problem.report'),
  },
  'problem.desk': {
    en: () => import(/* webpackChunkName: "desk-problem-messages" */ '../../i18n/locales/en.json?part=problem.desk'),
    pl: () => import(/* webpackChunkName: "desk-problem-messages" */ '../../i18n/locales/pl.json?part=problem.desk'),
  },
  'purchase.desk': {
    en: () => import(/* webpackChunkName: "desk-discount-messages" */ '../../i18n/locales/en.json?part=purchase.desk'),
    pl: () => import(/* webpackChunkName: "desk-discount-messages" */ '../../i18n/locales/pl.json?part=purchase.desk'),
  },
  qa: {
    en: () => import(/* webpackChunkName: "qa-words" */ '../../i18n/locales/en.json?part=qa'),
    pl: () => import(/* webpackChunkName: "qa-words" */ '../../i18n/locales/pl.json?part=qa'),
  },
  results: {
    en: () => import(/* webpackChunkName: "result-messages" */ '../../i18n/locales/en.json?part=results'),
    pl: () => import(/* webpackChunkName: "result-messages" */ '../../i18n/locales/pl.json?part=results'),
  },
  'results.files': {
    en: () => import(/* webpackChunkName: "run-file-messages" */ '../../i18n/locales/en.json?part=results.files'),
    pl: () => import(/* webpackChunkName: "run-file-messages" */ '../../i18n/locales/pl.json?part=results.files'),
  },
  'results.runs': {
    en: () => import(/* webpackChunkName: "run-messages" */ '../../i18n/locales/en.json?part=results.runs'),
    pl: () => import(/* webpackChunkName: "run-messages" */ '../../i18n/locales/pl.json?part=results.runs'),
  },
  'show.desk': {
    en: () => import(/* webpackChunkName: "desk-show-messages" */ '../../i18n/locales/en.json?part=show.desk'),
    pl: () => import(/* webpackChunkName: "desk-show-messages" */ '../../i18n/locales/pl.json?part=show.desk'),
  },
  'show.edit': {
    en: () => import(/* webpackChunkName: "show-edit-messages" */ '../../i18n/locales/en.json?part=show.edit'),
    pl: () => import(/* webpackChunkName: "show-edit-messages" */ '../../i18n/locales/pl.json?part=show.edit'),
  },
  'show.finding': {
    en: () => import(/* webpackChunkName: "finding-messages" */ '../../i18n/locales/en.json?part=show.finding'),
    pl: () => import(/* webpackChunkName: "finding-messages" */ '../../i18n/locales/pl.json?part=show.finding'),
  },
  'show.results': {
    en: () => import(/* webpackChunkName: "show-results-messages" */ '../../i18n/locales/en.json?part=show.results'),
    pl: () => import(/* webpackChunkName: "show-results-messages" */ '../../i18n/locales/pl.json?part=show.results'),
  },
  waiting: {
    en: () => import(/* webpackChunkName: "waiting-messages" */ '../../i18n/locales/en.json?part=waiting'),
    pl: () => import(/* webpackChunkName: "waiting-messages" */ '../../i18n/locales/pl.json?part=waiting'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: unknown }>>>

type Part = keyof typeof parts

const load = async (part: Part) => {
  const [en, pl] = await Promise.all([parts[part].en(), parts[part].pl()])
  return { en: en.default as Messages, pl: pl.default as Messages }
}

// OnDemand loads again when its function is another one.
const loaders = Object.fromEntries(Object.keys(parts).map((part) => [part, () => load(part as Part)])) as Record<
  Part,
  () => ReturnType<typeof load>
>

/**
 * Gives the sentences of a part of the product to what is below. Those of all languages come together, so that a change of the
 * language keeps what is open.
 */
export const MessagesOf = ({ part, children }: { part: Part; children: ReactNode }) => {
  const locale = useShownLocale()
  return (
    <OnDemand name={`${part} messages`} load={loaders[part]}>
      {(messages) => <MoreMessages messages={messages[locale]}>{children}</MoreMessages>}
    </OnDemand>
  )
}
