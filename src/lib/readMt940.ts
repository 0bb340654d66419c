import { Parser } from 'mt940js'
import { joinParts, oneAccount, type FileEntry, type StatementFile, type StatementProblem } from './statementFile'

type Tags = ReturnType<Parser['parse']>[number]['tags']
type LineFields = Extract<Tags[number], { id: 61 }>['fields']

/** Subfields of tag 86 fill so many characters at some banks, and a line of the file so many at all of them. */
const subfieldWidths = [27, 35]
const lineWidth = 65

const dayMs = 86_400_000
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

// The day of booking has no year: in January it may be of December, and the other way round.
const bookingDay = ({ date, entryDate }: LineFields): string => {
  if (entryDate === '') return isoDay(date.getTime())
  const years = [-1, 0, 1].map((later) =>
    Date.UTC(date.getUTCFullYear() + later, entryDate.getUTCMonth(), entryDate.getUTCDate()),
  )
  const distance = (time: number) => Math.abs(time - date.getTime()) / dayMs
  return isoDay(years.reduce((best, time) => (distance(time) < distance(best) ? time : best)))
}

/** The subfields of tag 86 by their numbers, each behind a mark that the bank chose; null where it is plain text. */
const subfieldsOf = (details: string): Map<number, string> | null => {
  const [start = '', mark] = /^(?:\d{3})?([~<?^>])(?=\d\d)/.exec(details) ?? /^\d{3}(\+)(?=\d\d)/.exec(details) ?? []
  if (mark === undefined) return null
  const subfields = details.slice(start.length).split(mark)
  const found = new Map<number, string>()
  let last = -1
  for (const subfield of subfields) {
    const [digits] = /^\d\d/.exec(subfield) ?? []
    // The mark is also a character of texts.
    if (digits === undefined) found.set(last, `${found.get(last) ?? ''}${mark}${subfield}`)
    else {
      last = Number(digits)
      found.set(last, subfield.slice(2).trimEnd())
    }
  }
  return found
}

const isAccount = (text: string): boolean =>
  /^\/?(?:[A-Z]{2}\d{2}[A-Z\d]{11,30}|\d{26})$/.test(text.replaceAll(' ', ''))

const textsOf = (details: string): Pick<FileEntry, 'name' | 'text'> => {
  const subfields = subfieldsOf(details.replaceAll('\n', ''))
  if (!subfields) return { name: '', text: joinParts(details.split('\n'), [lineWidth]) }
  const join = (from: number, to: number) => {
    const parts = [...subfields].filter(([number]) => number >= from && number <= to).sort(([a], [b]) => a - b)
    // Some banks have the other side's account among the lines of the text.
    const texts = parts.map(([, text]) => text).filter((text) => text !== '' && !isAccount(text))
    return joinParts(texts, subfieldWidths)
  }
  return { name: join(32, 33), text: join(20, 29) || join(0, 0) }
}

const entriesOf = (tags: Tags, currency: string): FileEntry[] => {
  const lines: { fields: LineFields; details: string[] }[] = []
  let isOfLine = false
  for (const tag of tags) {
    if (tag.id === 61) lines.push({ fields: tag.fields, details: [] })
    else if (tag.id === 86 && isOfLine) lines.at(-1)?.details.push(tag.data)
    // A tag 86 below the closing balance is about the whole statement.
    isOfLine = tag.id === 61 || (isOfLine && (tag.id === 86 || tag.id === 'NS'))
  }
  return lines.map(({ fields, details }) => {
    // Some banks write the code of the transaction into a tag before the one with the details.
    const [first = '', ...others] = details
    const { name, text } = textsOf((others.length > 0 && /^\d{3}\s*$/.test(first) ? others : details).join('\n'))
    const { amount, bankReference, extraDetails } = fields
    return {
      day: bookingDay(fields),
      amount: Math.round(amount * 100),
      currency,
      name,
      text: text || extraDetails,
      bankId: /^NONREF$/i.test(bankReference.trim()) ? '' : bankReference.trim(),
    }
  })
}

// The parser refuses a file for a tag that it does not know, and for what precedes the first statement.
const plainText = (text: string): string => {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/^:(?!2[0158]|6[01245]|86|NS)\d\d[A-Z]?:/gm, ':NS:')
  return plain.slice(Math.max(plain.search(/^(?::20:|\{1:)/m), 0))
}

/** The statements of a file in MT940, of one account. */
export const readMt940 = (text: string): StatementFile | StatementProblem => {
  try {
    const statements = new Parser({ no86Structure: true }).parse(plainText(text), true)
    const account = oneAccount(statements.map(({ accountIdentification }) => accountIdentification))
    if (statements.length === 0) return 'not_statement'
    if (account === null) return 'several_accounts'
    return { account, entries: statements.flatMap(({ tags, currency }) => entriesOf(tags, currency)) }
  } catch (error) {
    return error instanceof Error && error.message.includes('turnover') ? 'unbalanced' : 'not_statement'
  }
}
