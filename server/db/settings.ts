import { judgesOwnDog, type EligibilitySettings } from '#contract/entry/eligibility'
import { ledgerAccounts, type LedgerAccount } from '#contract/money/accounts'
import { invoiceForms, type InvoiceForm } from '#contract/money/invoiceKinds'
import { promotions, type Promotion } from '#contract/dog/level'
import * as z from 'zod/mini'
import { limits } from '#contract/shared/limits'
import type { Locale } from '#contract/shared/locales'
import { Currency } from '#contract/shared/money'
import type { PurchaseKind } from '#contract/shared/storedLists'
import type { Db } from './client'
import { settings } from './schema'

export interface Settings extends EligibilitySettings {
  holdMinutes: number
  currency: Currency
  /** What a junior's membership costs, in percent of an adult's. */
  juniorPercent: number
  /** What a family's membership costs, in percent of an adult's. */
  familyPercent: number
  /** How the organisation's books call the ledger's accounts. */
  ledgerCodes: Partial<Record<LedgerAccount, string>>
  /** A junior is younger than so many years. */
  juniorYears: number
  /** The organisation's VAT number or NIP. */
  taxNumber: string | null
  /** The rate within the price of each, in hundredths of a percent; null: none. */
  taxRates: Record<PurchaseKind, number | null>
  invoiceForm: InvoiceForm
  /** The legal ground of what has no tax, as invoices name it; null: they say what the organisation's texts do (legal.vat). */
  exemption: Record<Locale, string> | null
  /** IANA name: where a day of membership begins and ends. */
  timeZone: string
  /** A dog may be called an old-age dog from so many years on. */
  oldAgeYears: number
  dogsPerMember: number
  /** For how long the place of an offer is held, where entries don't close before. */
  offerHours: number
  /** Classes that the dogs of one member may wait for at once. */
  waitingPerMember: number
  /** What becomes of a level that a dog has earned by its clear rounds. */
  levelPromotion: Promotion
  /** A class's course is wanted so many days before the class, and its sign-off so many. */
  courseUploadDays: number
  courseSignOffDays: number
  /** So many days after the office has requested another address for a member it takes effect, where none stops it. */
  emailChangeDays: number
  /** For so many days a keeper may dispute a measurement of their dog. */
  heightDisputeDays: number
  /** For so many days an account that the author of a show has invited is not enough to approve it. */
  newApproverDays: number
  /** Without approvers a show cannot be submitted; else one that names none can be published at once. */
  showsNeedApprovers: boolean
  /** How long a dog is in the ring, with the change to the next one; null where that is not planned by. */
  secondsPerRun: number | null
  /** From so many runs a day a judge has too many. */
  runsPerJudge: number
  /** Members and visitors can report a problem. */
  takesProblemReports: boolean
  problemReportsKeptDays: number
  /** An account with ROLE_ADMIN cannot use the role before it has a second factor. */
  adminsNeedSecondFactor: boolean
}

const whole = z.string().check(z.regex(/^\d{1,6}$/))
const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const none = z.literal('none')
const percentage = z.string().check(z.regex(/^(\d{1,2}(\.\d{1,2})?|100)$/))
/** `tax_rate`: as that setting has it. */
const ownTax = z.union([z.enum(['tax_rate', 'exempt']), percentage])
const legalGround = z.union([none, z.string().check(z.minLength(5), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u))])

const hundredths = (percent: string): number => Math.round(Number(percent) * 100)
/** cash=101, bank=131 */
const ledgerCode = `(?:${ledgerAccounts.join('|')})=[\\w.-]{1,20}`
const ledgerCodes = new RegExp(`^${ledgerCode}(?:, ?${ledgerCode})*$`)

const codesIn = (text: string): Settings['ledgerCodes'] =>
  Object.fromEntries(
    text.split(',').flatMap((one) => {
      const [account = '', code] = one.trim().split('=')
      return code === undefined ? [] : [[account, code]]
    }),
  )

/** Every key of the table and the texts that it takes. */
export const settingValues = {
  classes_per_dog_and_day: whole,
  hold_minutes: whole,
  held_places_per_class: whole,
  held_places_per_show: whole,
  old_age_years: whole,
  dogs_per_member: whole,
  // None at all would hand a place through the whole list at once.
  offer_hours: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  waiting_per_member: whole,
  level_promotion: z.enum(promotions),
  course_upload_days: whole,
  course_sign_off_days: whole,
  // Without a day between, nothing could be stopped.
  email_change_days: z.string().check(z.regex(/^[1-9]\d?$/)),
  height_dispute_days: whole,
  new_approver_days: whole,
  show_approval: z.enum(['approvers', 'none']),
  seconds_per_run: z.union([none, z.string().check(z.regex(/^[1-9]\d{0,3}$/))]),
  runs_per_judge: whole,
  judges_own_dog: z.enum(judgesOwnDog),
  currency: Currency,
  family_percent: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
  junior_percent: z.string().check(z.regex(/^(\d{1,2}|100)$/)),
  junior_years: z.string().check(z.regex(/^[1-9]\d?$/)),
  ledger_codes: z.union([none, z.string().check(z.regex(ledgerCodes))]),
  tax_number: z.union([none, z.string().check(z.regex(/^[A-Z\d][A-Z\d -]{3,18}[A-Z\d]$/))]),
  tax_rate: z.union([none, percentage]),
  membership_tax: ownTax,
  entry_tax: ownTax,
  exemption_en: legalGround,
  exemption_pl: legalGround,
  invoice_form: z.enum(invoiceForms),
  time_zone: z.string().check(z.refine(isTimeZone)),
  problem_reports: z.enum(['yes', 'no']),
  problem_reports_kept_days: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  admins_need_second_factor: z.enum(['yes', 'no']),
}
type SettingKey = keyof typeof settingValues
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingValues, key)

/** The organisation's settings; a missing row is a fault of the installation: it throws, and is never guessed. */
export const loadSettings = async (db: Db): Promise<Settings> => {
  const rows = new Map((await db.select().from(settings)).map((row) => [row.key, row.value]))
  const whole = (key: string): number => {
    const value = Number(rows.get(key))
    if (!Number.isInteger(value)) throw new Error(`The setting ${key} must be a whole number`)
    return value
  }
  const text = (key: string): string => {
    const value = rows.get(key)
    if (!value) throw new Error(`The setting ${key} is missing`)
    return value
  }
  const given = (key: string): string | null => (text(key) === 'none' ? null : text(key))
  const [groundEn, groundPl] = [given('exemption_en'), given('exemption_pl')]
  // One of them is enough: a law is cited in the words of its country.
  const exemption =
    groundEn === null && groundPl === null ? null : { en: groundEn ?? groundPl ?? '', pl: groundPl ?? groundEn ?? '' }
  const taxRateOf = (key: 'membership_tax' | 'entry_tax'): number | null => {
    const own = text(key)
    if (own === 'exempt') return null
    const percent = own === 'tax_rate' ? given('tax_rate') : own
    return percent === null ? null : hundredths(percent)
  }
  return {
    classesPerDogAndDay: whole('classes_per_dog_and_day'),
    holdMinutes: whole('hold_minutes'),
    heldPlacesPerClass: whole('held_places_per_class'),
    heldPlacesPerShow: whole('held_places_per_show'),
    oldAgeYears: whole('old_age_years'),
    dogsPerMember: whole('dogs_per_member'),
    offerHours: whole('offer_hours'),
    waitingPerMember: Math.min(whole('waiting_per_member'), limits.waitingPerAccount),
    levelPromotion: z.enum(promotions).parse(rows.get('level_promotion')),
    courseUploadDays: whole('course_upload_days'),
    courseSignOffDays: whole('course_sign_off_days'),
    emailChangeDays: whole('email_change_days'),
    heightDisputeDays: whole('height_dispute_days'),
    newApproverDays: whole('new_approver_days'),
    showsNeedApprovers: text('show_approval') !== 'none',
    secondsPerRun: given('seconds_per_run') === null ? null : whole('seconds_per_run'),
    runsPerJudge: whole('runs_per_judge'),
    judgesOwnDog: z.enum(judgesOwnDog).parse(rows.get('judges_own_dog')),
    familyPercent: whole('family_percent'),
    juniorPercent: whole('junior_percent'),
    juniorYears: whole('junior_years'),
    ledgerCodes: codesIn(given('ledger_codes') ?? ''),
    currency: Currency.parse(rows.get('currency')),
    taxNumber: given('tax_number'),
    taxRates: { membership: taxRateOf('membership_tax'), entries: taxRateOf('entry_tax') },
    invoiceForm: z.enum(invoiceForms).parse(rows.get('invoice_form')),
    exemption,
    timeZone: text('time_zone'),
    takesProblemReports: text('problem_reports') === 'yes',
    problemReportsKeptDays: whole('problem_reports_kept_days'),
    adminsNeedSecondFactor: text('admins_need_second_factor') === 'yes',
  }
}
