import type { EligibilitySettings } from '../../contract/eligibility'
import { Currency } from '../../contract/money'
import type { Db } from './client'
import { settings } from './schema'

export interface Settings extends EligibilitySettings {
  holdMinutes: number
  currency: Currency
}

/** The organisation's settings; a missing row is a fault of the installation and is told, never guessed. */
export const loadSettings = async (db: Db): Promise<Settings> => {
  const rows = new Map((await db.select().from(settings)).map((row) => [row.key, row.value]))
  const whole = (key: string): number => {
    const value = Number(rows.get(key))
    if (!Number.isInteger(value)) throw new Error(`The setting ${key} must be a whole number`)
    return value
  }
  return {
    minAgeMonths: whole('min_age_months'),
    classesPerDogAndDay: whole('classes_per_dog_and_day'),
    holdMinutes: whole('hold_minutes'),
    currency: Currency.parse(rows.get('currency')),
  }
}
