import { addTo, type Day } from '#contract/shared/calendar'
import type { MembershipKind } from '#contract/membership/kinds'
import type { Role } from '#contract/account/user'

/** A fixed id: group 1 people, 2 dogs, 3 shows, 4 judges and approvers, 5 classes. */
export const sampleId = (group: number, number: number): string =>
  `${String(group).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Every sample account has this password. */
export const samplePassword = 'clear-round'

export interface SamplePerson {
  id: string
  email: string
  name: string
  roles: Role[]
  /** Years since the first payment; null: never paid. */
  memberFor: number | null
  renewalDate: Day | null
  membershipKind: MembershipKind
}

const named = (today: Day): Omit<SamplePerson, 'id'>[] => [
  person('admin@example.org', 'Helen Marsh', ['ROLE_USER', 'ROLE_ADMIN'], 6, addTo(today, { months: 9 })),
  person('member@example.org', 'Ola Kowalczyk', ['ROLE_USER'], 2, addTo(today, { months: 10 })),
  person('newcomer@example.org', 'Tom Ashworth', ['ROLE_USER'], null, null),
  person('judge@example.org', 'Marek Zieliński', ['ROLE_USER', 'ROLE_JUDGE'], 8, addTo(today, { years: 2 })),
  person('reviewer@example.org', 'Ruth Pemberton', ['ROLE_USER', 'ROLE_REVIEWER'], 5, addTo(today, { years: 1 })),
]

const person = (
  email: string,
  name: string,
  roles: Role[],
  memberFor: number | null,
  renewalDate: Day | null,
): Omit<SamplePerson, 'id'> => ({ email, name, roles, memberFor, renewalDate, membershipKind: 'adult' })

const others = [
  'Agnieszka Wójcik',
  'Ben Carter',
  'Żaneta Łukasik',
  'Siân Roberts',
  'Paweł Dąbrowski',
  'Moira Campbell',
  'Jędrzej Górski',
  'Priya Patel',
  'Katarzyna Nowak',
  "Niamh O'Brien",
  'Szymon Świątek',
  'Dan Whitlock',
  'Elżbieta Źródłowska',
]

const emailOf = (name: string): string =>
  `${name
    .replace(/ł/gi, 'l')
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(/ /g, '.')}@example.org`

/** An honorary membership has no last day. */
const honorary = { membershipKind: 'honorary', renewalDate: null } as const

/** The 18 people of the sample data; the fourth of the others has let the membership lapse, the last is an honorary member. */
export const samplePeople = (today: Day): SamplePerson[] => [
  ...named(today).map((one, index) => ({ ...one, id: sampleId(1, index + 1) })),
  ...others.map((name, index) => {
    const renewalDate = addTo(today, index === 3 ? { days: -20 } : { months: 2 + index })
    const sample = person(emailOf(name), name, ['ROLE_USER'], 1 + (index % 4), renewalDate)
    return { ...sample, ...(index === others.length - 1 && honorary), id: sampleId(1, index + 6) }
  }),
]
