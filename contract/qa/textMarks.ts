/** Kinds of what a trace replaces. `text` is anything that a person may have written. */
export const secretKinds = [
  'token',
  'password',
  'code',
  'factor',
  'card',
  'email',
  'phone',
  'address',
  'region',
  'name',
  'microchip',
  'account',
  'discount',
  'link',
  'text',
] as const
export type SecretKind = (typeof secretKinds)[number]
export type TextMark = 'public' | SecretKind

/** A field that means different things: the first mark that has one of these fields beside it, else the last one. */
type MarksByHolder = readonly [...{ mark: TextMark; beside: readonly string[] }[], { mark: SecretKind }]

const show = ['slug', 'startDate', 'latitude']

/**
 * Every text of the contract's schemas by the name of its field: `public` stays in a trace, anything else is replaced there,
 * and so is a field that has no mark. Numbers, dates, ids and choices of a list are no texts. The table is a file apart
 * from the schemas, which every page loads: the code of traces alone imports it. A test fails for a text without a mark.
 */
export const textMarks: Record<string, TextMark | MarksByHolder> = {
  // What logs in, or confirms something once.
  token: 'token',
  password: 'password',
  currentPassword: 'password',
  oneTimeCode: 'code',
  codes: 'code',
  secret: 'factor',
  uri: 'factor',

  // Payment cards, bank accounts and pages of the payment provider.
  number: 'card',
  expiry: 'card',
  cvc: 'card',
  last4: 'card',
  iban: 'account',
  account: 'account',
  accountName: 'account',
  bankId: 'account',
  providerId: 'account',
  payout: 'account',
  payment: 'account',
  reference: 'account',
  taxNumber: 'account',
  url: 'link',

  // Members, and others who are named to the organisation.
  email: 'email',
  pendingEmail: 'email',
  payerEmail: 'email',
  phone: 'phone',
  emergencyPhone: 'phone',
  street: 'address',
  payerAddress: 'address',
  postcode: [{ mark: 'public', beside: show }, { mark: 'address' }],
  city: [{ mark: 'public', beside: show }, { mark: 'region' }],
  country: [{ mark: 'public', beside: show }, { mark: 'region' }],
  name: [
    // Of dogs, shows, classes, leagues, rule sets, ranks, towns and flags.
    {
      mark: 'public',
      beside: ['slug', 'breed', 'startDate', 'ring', 'runs', 'shows', 'rank', 'rules', 'latitude', 'enabled'],
    },
    { mark: 'name' },
  ],
  about: 'name',
  answeredBy: 'name',
  approvers: 'name',
  author: 'name',
  by: 'name',
  emergencyName: 'name',
  from: 'name',
  handler: 'name',
  handlerName: 'name',
  judge: 'name',
  judges: 'name',
  manager: 'name',
  memberName: 'name',
  owner: 'name',
  payer: 'name',
  sender: 'name',
  senderName: 'name',
  authorName: 'name',
  recordedBy: 'name',
  settledBy: 'name',
  writerName: 'name',

  // A dog's chip leads to its keeper in any register.
  microchip: 'microchip',
  chipEnd: 'microchip',

  // Addresses that are a key by themselves.
  // Of a page; of the buyer of an invoice and of an account, where they live.
  address: [{ mark: 'address', beside: ['taxNumber', 'emergency'] }, { mark: 'link' }],
  code: [{ mark: 'link', beside: ['card'] }, { mark: 'discount' }],
  designed: 'link',
  discountCode: 'discount',
  file: 'link',
  link: 'link',
  photo: 'link',
  picture: 'link',
  receipt: 'link',

  // What is written, searched for or read from a file.
  after: 'text',
  became: 'text',
  before: 'text',
  cancelReason: 'text',
  cells: 'text',
  content: 'text',
  cursor: 'text',
  description: 'text',
  disqualified: 'text',
  emergency: 'text',
  excerpt: 'text',
  next: 'text',
  provided: 'text',
  q: 'text',
  reason: 'text',
  remarks: 'text',
  sought: 'text',
  subject: 'text',
  subjectEn: 'text',
  subjectPl: 'text',
  task: 'text',
  team: 'text',
  text: [{ mark: 'public', beside: ['emphasis', 'level'] }, { mark: 'text' }],
  textEn: 'text',
  textPl: 'text',
  trace: 'text',
  was: 'text',
  value: 'text',
  website: 'text',
  why: 'text',

  // Shows, as they are published.
  addressLines: 'public',
  area: 'public',
  boundary: 'public',
  cell: 'public',
  combinedAs: 'public',
  copyOf: 'public',
  date: 'public',
  earliestClosing: 'public',
  entriesClose: 'public',
  entriesOpen: 'public',
  order: 'public',
  region: 'public',
  ruleSet: 'public',
  sendAt: 'public',
  show: 'public',
  showName: 'public',
  showNames: 'public',
  showSlug: 'public',
  shows: 'public',
  startTime: 'public',
  timeZone: 'public',

  // Dogs by their names.
  breed: 'public',
  dog: 'public',
  dogName: 'public',
  dogNames: 'public',
  dogSlug: 'public',
  kennelClubName: 'public',
  lost: 'public',
  pedigreeName: 'public',
  petName: 'public',

  // The register of members.
  action: 'public',
  fingerprint: 'public',
  group: 'public',
  state: 'public',

  // Rules, news and what a draw proves.
  commitment: 'public',
  en: 'public',
  nameEn: 'public',
  namePl: 'public',
  href: 'public',
  paragraphs: 'public',
  pl: 'public',
  publicKey: 'public',
  quote: 'public',
  seed: 'public',
  summary: 'public',
  title: 'public',

  // What a server or a browser says went wrong: who reads a report needs it. A value in it is replaced like one in any text.
  message: 'public',
  stack: 'public',

  // Names of fields, columns and files of the application; ids in a list with commas.
  brand: 'public',
  browser: 'public',
  classes: 'public',
  columns: 'public',
  currency: 'public',
  field: 'public',
  id: 'public',
  ids: 'public',
  key: 'public',
  names: 'public',
  page: 'public',
  paidAtDesk: 'public',
  people: 'public',
  register: 'public',
  size: 'public',
  slug: 'public',
  system: 'public',
  version: 'public',
  way: 'public',
}

/** Calls whose answer is a list of public texts without a name: the addresses of shows. */
export const publicAnswers: readonly string[] = ['getFittingShows']

/** The mark of a field beside the other fields of its object; null where there is none. */
export const markOf = (field: string, holder: object): TextMark | null => {
  const marks = Object.hasOwn(textMarks, field) ? textMarks[field] : undefined
  if (marks === undefined || typeof marks === 'string') return marks ?? null
  return marks.find((one) => !('beside' in one) || one.beside.some((other) => other in holder))?.mark ?? null
}
