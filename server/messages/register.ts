import type { MembershipKind } from '#contract/membership/kinds'
import type { MemberState } from '#contract/membership/renewal'
import type { Locale } from '#contract/shared/locales'

type Column =
  'number' | 'name' | 'email' | 'state' | 'kind' | 'joined' | 'renewal' | 'dogs' | 'paidOn' | 'amount' | 'currency'

interface RegisterMessages {
  columns: Record<Column, string>
  states: Record<MemberState, string>
  kinds: Record<MembershipKind, string>
}

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
    kinds: { adult: 'Adult', junior: 'Junior', honorary: 'Honorary', life: 'Life' },
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
    kinds: { adult: 'Zwykłe', junior: 'Juniorskie', honorary: 'Honorowe', life: 'Dożywotnie' },
  },
}
