import { paths } from '#contract/shared/paths'

export const secretKinds = [
  'token',
  'password',
  'code',
  'factor',
  'email',
  'phone',
  'address',
  'name',
  'microchip',
  'card',
  'link',
  'region',
  'text',
] as const
export type SecretKind = (typeof secretKinds)[number]

type Fields = Record<string, unknown>

export interface SecretField {
  kind: SecretKind
  fields: readonly string[]
  /** Only where such an object has the field. */
  within?: (holder: Fields) => boolean
}

const isPerson = (holder: Fields) => 'email' in holder || 'street' in holder
const isContactMessage = (holder: Fields) => 'email' in holder && 'name' in holder
/** The name of the call that an action or a cache entry belongs to. */
const callOf = ({ meta, endpointName }: Fields): unknown =>
  endpointName ?? (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName
const ownDataCalls: unknown[] = ['saveOwnData', 'saveOwnTable']

/** What is secret, or personal, by the name of its field: in states, actions and the arguments inside cache keys. */
export const secretFields: readonly SecretField[] = [
  // A bearer token is a login; tokens of links log in or confirm once.
  { kind: 'token', fields: ['token'] },
  // Passwords are in the arguments of the calls that log in, register, change and reauthenticate.
  { kind: 'password', fields: ['password', 'currentPassword', 'passwordRepeat'] },
  // One-time codes, and recovery codes, which log in without the phone.
  { kind: 'code', fields: ['oneTimeCode', 'codes'] },
  // What an authenticator app is set up with makes every later code.
  { kind: 'factor', fields: ['secret', 'uri'] },
  // Personal; also half-typed, in forms.
  { kind: 'email', fields: ['email', 'pendingEmail', 'payerEmail'] },
  // Personal, of members and of who is called in an emergency.
  { kind: 'phone', fields: ['phone', 'emergencyPhone'] },
  // Where a member lives, in profiles and on receipts.
  { kind: 'address', fields: ['street', 'postcode', 'payerAddress'] },
  // The rest of an address. A show has a city as well.
  { kind: 'region', fields: ['city', 'country'], within: isPerson },
  // Names of members, handlers and juniors. Judges and approvers of a show are published with it.
  { kind: 'name', fields: ['handlerName', 'memberName', 'senderName', 'emergencyName', 'payer', 'ownerName'] },
  // A dog, a show and a rank have a name as well: theirs is public.
  { kind: 'name', fields: ['name'], within: isPerson },
  // Who looks after a dog, and who invites someone to.
  { kind: 'name', fields: ['owner', 'manager'], within: (holder) => 'manager' in holder && 'invitation' in holder },
  { kind: 'name', fields: ['from'], within: (holder) => 'reader' in holder },
  // An invitation to be a person is about them; one to a dog, about the dog.
  { kind: 'name', fields: ['about'], within: ({ kind }) => kind === 'judge' || kind === 'approver' },
  // Leads to the keeper of a dog in any register.
  { kind: 'microchip', fields: ['microchip', 'chipEnd'] },
  // A payment card, and what a receipt shows of it.
  { kind: 'card', fields: ['number', 'expiry', 'cvc', 'last4'] },
  // The shared card of a dog: its address is its only key.
  { kind: 'link', fields: ['link', 'code', 'photo'], within: (holder) => 'card' in holder && 'photo' in holder },
  // A card that was typed, or a part of it: it names a dog and its owner.
  { kind: 'link', fields: ['typedCard'] },
  { kind: 'link', fields: ['payload'], within: ({ type }) => type === 'cardCheck/cardTyped' },
  // The address of a photo is its only key.
  { kind: 'link', fields: ['photo'] },
  // A message to the organisation says what its writer wants.
  { kind: 'text', fields: ['text'], within: isContactMessage },
  // Why someone disputes a height, withdraws, moves or adds an entry: in their own words, which may be about anyone. What
  // a comparison of files calls a reason is beside its status, and is a word of the application.
  { kind: 'text', fields: ['reason'], within: (holder) => !('status' in holder) },
  // What the desk looks for, also half-typed: a member, an email address, a microchip, or any word.
  { kind: 'text', fields: ['sought'] },
  // Why a dog was disqualified; published results only say that it was.
  { kind: 'text', fields: ['disqualified'], within: (holder) => typeof holder['disqualified'] === 'string' },
  // “My data” is everything that is kept about a member.
  { kind: 'text', fields: ['payload', 'data'], within: (holder) => ownDataCalls.includes(callOf(holder)) },
]

/** Kinds that are replaced at their fields alone: their values are also ordinary words. */
export const kindsOfFieldsAlone: readonly SecretKind[] = ['region', 'text']

/** Fields that hold words of the application, which reducers compare: never secret. */
export const fieldsOfCode: readonly string[] = ['type', 'endpointName', 'requestStatus', 'status']

/** Forms about a person, by the first word of their ids. */
export const formsOfPeople: readonly string[] = [
  'profile',
  'register',
  'contact',
  'correct',
  // Helpers of a show are published nowhere.
  'add-helper',
  'edit-helper',
]

/** Objects whose keys are names of fields and whose values are none of theirs: what was refused, and why. */
export const fieldsNotLookedInto: readonly string[] = ['refusals', 'fields', 'refused']

/** The parameters of links that are a key by themselves; `/cards/check` is a screen. */
const linkPatterns = Object.values(paths)
  .filter((path) => path.endsWith('/:token'))
  .map((path) => new RegExp(`${path.replace(':token', '')}(?!check\\b)([^/?#"'\\s\\\\]+)`, 'g'))

/** What is secret wherever it is found, in any text; the first group where there is one. */
export const secretPatterns: readonly { kind: SecretKind; pattern: RegExp }[] = [
  // Links to reset, to confirm and to a shared card.
  ...linkPatterns.map((pattern) => ({ kind: 'link' as const, pattern })),
  // The calendar of a member's runs: its address is its only key.
  { kind: 'link', pattern: /\/calendar\/([\w-]{43})\.ics/g },
  // A header that was quoted.
  { kind: 'token', pattern: /\bBearer ([\w.~+/=-]+)/g },
  // A JSON web token.
  { kind: 'token', pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g },
  // The signed card of a dog, as its QR code carries it.
  { kind: 'link', pattern: /\bCR1\.[\w-]+\.[\w-]+/g },
  // The set-up of an authenticator app.
  { kind: 'factor', pattern: /otpauth:[^\s"\\]+/g },
  // An address in a sentence or a query.
  { kind: 'email', pattern: /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g },
  // Fifteen digits: cells of a register’s export.
  { kind: 'microchip', pattern: /(?<![\w-])(?:\d{15}|\d{3}(?: \d{3}){4}|\d{3}(?: \d{4}){3})(?![\w-])/g },
  // A card number that was typed elsewhere.
  { kind: 'card', pattern: /(?<![\w-])(?:\d{4}[ -]?){3}\d{1,7}(?![\w-])/g },
]
