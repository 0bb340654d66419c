import type { MembershipKind } from '#contract/membership/kinds'
import type { MemberState } from '#contract/membership/renewal'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'

type Column =
  'number' | 'name' | 'email' | 'state' | 'kind' | 'joined' | 'renewal' | 'dogs' | 'paidOn' | 'amount' | 'currency'

interface RegisterMessages {
  columns: Record<Column, string>
  states: Record<MemberState, string>
  paused: string
  kinds: Record<MembershipKind, string>
  cards: {
    title: string
    number: string
    until: (day: string) => string
    endless: string
    /** In the place of cards, where no membership runs. */
    none: string
  }
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** The words of the register of members in a spreadsheet. */
export const registerMessages: Record<Locale, RegisterMessages> = {
  en: {
    columns: {
      number: 'Member number',
      name: 'Name',
      email: 'Email',
      state: 'Status',
      kind: 'Membership',
      joined: 'Joined',
      renewal: 'Renewal date',
      dogs: 'Dogs',
      paidOn: 'Last membership payment',
      amount: 'Amount',
      currency: 'Currency',
    },
    states: { active: 'Active', lapsing: 'Lapsing', lapsed: 'Lapsed', never_paid: 'Never paid' },
    paused: 'Paused',
    kinds: { adult: 'Adult', junior: 'Junior', family: 'Family', honorary: 'Honorary', life: 'Life' },
    cards: {
      title: 'Membership cards',
      number: 'Member number',
      until: (day) => `Member until ${en.longDay(day)}`,
      endless: 'Member with no last day',
      none: 'None of these members has a membership that runs today.',
    },
  },
  pl: {
    columns: {
      number: 'Numer członkowski',
      name: 'Imię i nazwisko',
      email: 'E-mail',
      state: 'Stan członkostwa',
      kind: 'Rodzaj',
      joined: 'Data dołączenia',
      renewal: 'Data odnowienia',
      dogs: 'Psy',
      paidOn: 'Ostatnia składka',
      amount: 'Kwota',
      currency: 'Waluta',
    },
    states: { active: 'Aktywne', lapsing: 'Wygasa', lapsed: 'Wygasło', never_paid: 'Nieopłacone' },
    paused: 'Zawieszone',
    kinds: { adult: 'Zwykłe', junior: 'Juniorskie', family: 'Rodzinne', honorary: 'Honorowe', life: 'Dożywotnie' },
    cards: {
      title: 'Legitymacje członkowskie',
      number: 'Numer członkowski',
      until: (day) => `Członkostwo ważne do ${pl.longDay(day)}`,
      endless: 'Członkostwo bezterminowe',
      none: 'Żadna z tych osób nie ma dziś ważnego członkostwa.',
    },
  },
}
