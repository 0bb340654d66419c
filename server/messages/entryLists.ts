import type { Scale } from '#contract/rules/ruleSet'
import type { Locale } from '#contract/shared/locales'
import type { ClassHeight } from '#contract/dog/height'
import type { ShowClass } from '#contract/show/show'
import type { ShowEntry } from '#contract/entry/desk'
import { categories } from './categories'
import { formatsOf } from './formats'

type Column =
  | 'date'
  | 'time'
  | 'ring'
  | 'type'
  | 'height'
  | 'levels'
  | 'number'
  | 'dog'
  | 'memberNumber'
  | 'dogHeight'
  | 'measured'
  | 'breed'
  | 'handler'
  | 'member'
  | 'phone'
  | 'status'
  | 'notForCompetition'
  | 'price'
  | 'currency'

interface EntryListMessages {
  columns: Record<Column, string>
  statuses: Record<ShowEntry['status'], string>
  yes: string
  no: string
  /** Beside a dog whose height is only stated, or unknown. */
  unmeasured: string
  catalogue: (show: string) => string
  entries: (count: number) => string
  ring: (ring: number) => string
  levels: (cls: Pick<ShowClass, 'startLevel' | 'endLevel' | 'scale'>) => string
  anyHeight: string
  notForCompetition: string
  empty: string
  /** In place of a junior's name. */
  junior: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const span = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`)

/** Levels of a class with what one and several of them are called on its ladder. */
const levelsIn =
  (names: Record<Scale, readonly [one: string, more: string]>): EntryListMessages['levels'] =>
  ({ startLevel: from, endLevel: to, scale }) =>
    `${names[scale][from === to ? 0 : 1]} ${span(from, to)}`

/** The words of lists of entries, in a spreadsheet and on paper. */
export const entryListMessages: Record<Locale, EntryListMessages> = {
  en: {
    columns: {
      date: 'Date',
      time: 'Time',
      ring: 'Ring',
      type: 'Class',
      height: 'Height category',
      levels: 'Levels',
      number: 'Number',
      dog: 'Dog',
      breed: 'Breed',
      handler: 'Handler',
      member: 'Member',
      phone: 'Phone',
      status: 'Status',
      notForCompetition: 'Not for competition',
      price: 'Price',
      currency: 'Currency',
      memberNumber: 'Member number',
      dogHeight: 'Dog’s height category',
      measured: 'Height measured',
    },
    statuses: { paid: 'Entered', held: 'In a checkout', withdrawn: 'Withdrawn' },
    yes: 'yes',
    no: 'no',
    unmeasured: 'height not measured',
    catalogue: (show) => `Catalogue: ${show}`,
    entries: (count) => en.counted(count, { one: 'entry', other: 'entries' }),
    ring: (ring) => `ring ${ring}`,
    levels: levelsIn({
      fci: ['FCI level', 'FCI levels'],
      kennel_club: ['grade', 'grades'],
      nexus: ['level', 'levels'],
    }),
    anyHeight: 'Any height',
    notForCompetition: 'not for competition',
    empty: 'There are no entries yet.',
    junior: 'Junior handler',
  },
  pl: {
    columns: {
      date: 'Data',
      time: 'Godzina',
      ring: 'Ring',
      type: 'Bieg',
      height: 'Kategoria',
      levels: 'Poziomy',
      number: 'Numer startowy',
      dog: 'Pies',
      breed: 'Rasa',
      handler: 'Przewodnik',
      member: 'Członek',
      phone: 'Telefon',
      status: 'Stan',
      notForCompetition: 'Poza konkurencją',
      price: 'Opłata startowa',
      currency: 'Waluta',
      memberNumber: 'Numer członkowski',
      dogHeight: 'Kategoria wzrostowa psa',
      measured: 'Wzrost zmierzony',
    },
    statuses: { paid: 'Zgłoszony', held: 'W trakcie płatności', withdrawn: 'Wycofany' },
    yes: 'tak',
    no: 'nie',
    unmeasured: 'wzrost niezmierzony',
    catalogue: (show) => `Katalog: ${show}`,
    entries: (count) =>
      pl.counted(count, { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń', other: 'zgłoszenia' }),
    ring: (ring) => `ring ${ring}`,
    levels: levelsIn({
      fci: ['klasa FCI', 'klasy FCI'],
      kennel_club: ['stopień', 'stopnie'],
      nexus: ['poziom', 'poziomy'],
    }),
    anyHeight: 'Wszystkie kategorie',
    notForCompetition: 'poza konkurencją',
    empty: 'Nie ma jeszcze zgłoszeń.',
    junior: 'Młody przewodnik',
  },
}

/** The height that a class asks for. */
export const heightName = (locale: Locale, height: ClassHeight): string =>
  height === 'any' ? entryListMessages[locale].anyHeight : categories[locale][height]

/** The competitions keep their English names in Polish. */
export const typeNames: Record<ShowClass['type'], string> = { agility: 'Agility', jumping: 'Jumping' }
