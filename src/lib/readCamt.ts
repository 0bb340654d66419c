import { oneAccount, type FileEntry, type StatementFile, type StatementProblem } from './statementFile'

// Versions differ in their namespace alone: elements are found by their local names.
const childrenOf = (element: Element, name: string): Element[] =>
  [...element.children].filter(({ localName }) => localName === name)
/** All elements at a path below an element: 'RmtInf/Ustrd'. */
const allAt = (element: Element, path: string): Element[] =>
  path.split('/').reduce<Element[]>((found, name) => found.flatMap((one) => childrenOf(one, name)), [element])
const textAt = (element: Element, ...paths: string[]): string => {
  const texts = paths.flatMap((path) => allAt(element, path)).map(({ textContent }) => textContent.trim())
  return texts.find((text) => text !== '') ?? ''
}

/** 26.5 -> 2650; null for what is no amount with two decimals at most. */
const minorUnits = (text: string): number | null => {
  const [, whole, fraction = ''] = /^\+?(\d{1,13})(?:\.(\d{0,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole + fraction.padEnd(2, '0'))
}

interface Sum {
  amount: number
  currency: string
}

const sumOf = (element: Element | undefined): Sum | null => {
  const amount = minorUnits(element?.textContent.trim() ?? '')
  return element && amount !== null ? { amount, currency: element.getAttribute('Ccy') ?? '' } : null
}

/** 1 for what came in, -1 for what left, null for what does not say. */
const directionOf = (element: Element): 1 | -1 | null => {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator === 'CRDT') return 1
  return indicator === 'DBIT' ? -1 : null
}
const isReversal = (entry: Element): boolean => /^(?:true|1)$/.test(textAt(entry, 'RvslInd'))

/** An entry with its signed sum; null where that cannot be read. */
interface Booked {
  entry: Element
  sum: Sum | null
}

const balanceOf = (statement: Element, ...codes: string[]): number | null => {
  const balance = allAt(statement, 'Bal').find((one) => codes.includes(textAt(one, 'Tp/CdOrPrtry/Cd')))
  const amount = balance && sumOf(allAt(balance, 'Amt')[0])?.amount
  const direction = balance && directionOf(balance)
  return amount !== undefined && direction ? amount * direction : null
}

const total = (booked: readonly Booked[]): number => booked.reduce((all, { sum }) => all + (sum?.amount ?? 0), 0)

const bookedAs = (entries: readonly Element[], reversalsTurn: boolean): Booked[] =>
  entries.map((entry) => {
    const sum = sumOf(allAt(entry, 'Amt')[0])
    const direction = directionOf(entry)
    const turned = reversalsTurn && isReversal(entry) ? -1 : 1
    return { entry, sum: sum && direction && { amount: sum.amount * direction * turned, currency: sum.currency } }
  })

/**
 * The entries that are booked. ISO 20022 has the direction of a reversal itself; some banks leave that of what is reversed. The
 * balances show which one it is.
 */
const bookedIn = (statement: Element): Booked[] => {
  const entries = allAt(statement, 'Ntry').filter((entry) => /^(?:BOOK)?$/.test(textAt(entry, 'Sts/Cd', 'Sts')))
  const [opening, closing] = [balanceOf(statement, 'OPBD', 'PRCD'), balanceOf(statement, 'CLBD')]
  const [standard, turned] = [bookedAs(entries, false), bookedAs(entries, true)]
  if (opening === null || closing === null || opening + total(standard) === closing) return standard
  return opening + total(turned) === closing ? turned : standard
}

const otherSide = (details: Element, cameIn: boolean): string => {
  const [side, behind] = cameIn ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr']
  const namesOf = (party: string) => [`RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`]
  return textAt(details, ...namesOf(side), ...namesOf(behind))
}

const remittanceOf = (details: Element): string =>
  ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref']
    .flatMap((path) => allAt(details, path))
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '')
    .join(' ')

const dayOf = (entry: Element): string | null => {
  const text = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')
  return text === '' ? null : text.slice(0, 10)
}

/** The sums of an entry's transactions, where each has one and together they are the entry's; null where it is one line. */
const partsOf = (details: readonly Element[], { amount, currency }: Sum): number[] | null => {
  if (details.length < 2) return null
  const sums = details.map((one) => {
    const sum = sumOf(allAt(one, 'Amt')[0] ?? allAt(one, 'AmtDtls/TxAmt/Amt')[0])
    if (sum?.currency !== currency) return null
    return sum.amount * (directionOf(one) ?? Math.sign(amount))
  })
  const known = sums.filter((sum) => sum !== null)
  return known.length === sums.length && known.reduce((all, sum) => all + sum, 0) === amount ? known : null
}

const bankIdOf = (element: Element, path: string): string => textAt(element, path).replace(/^NOTPROVIDED$/, '')

const entriesOf = ({ entry, sum }: Booked): FileEntry[] => {
  const details = allAt(entry, 'NtryDtls/TxDtls')
  const [first, ...others] = details
  const usual = textAt(entry, 'AddtlNtryInf')
  const day = dayOf(entry)
  const bankId = bankIdOf(entry, 'AcctSvcrRef')
  const { amount, currency } = sum ?? { amount: null, currency: '' }
  // What came in by a reversal is what had left: the other side is the one that had got it.
  const nameOf = (one: Element, signed: number) => otherSide(one, signed > 0 !== isReversal(entry))
  const parts = sum && partsOf(details, sum)
  if (parts)
    return details.map((one, index) => ({
      day,
      amount: parts[index] ?? null,
      currency,
      name: nameOf(one, parts[index] ?? 0),
      text: remittanceOf(one) || textAt(one, 'AddtlTxInf') || usual,
      bankId: bankId === '' ? bankIdOf(one, 'Refs/AcctSvcrRef') : `${bankId}/${index + 1}`,
    }))
  const only = others.length === 0 ? first : undefined
  const texts = details.map(remittanceOf).filter((text) => text !== '')
  return [
    {
      day,
      amount,
      currency,
      name: only ? nameOf(only, amount ?? 0) : '',
      text: texts.join(' ') || (only ? textAt(only, 'AddtlTxInf') : '') || usual,
      bankId: bankId === '' && only ? bankIdOf(only, 'Refs/AcctSvcrRef') : bankId,
    },
  ]
}

/** The booked entries of a file in CAMT.053, of one account. A file that declares entities is refused: they may grow without end. */
export const readCamt = (text: string): StatementFile | StatementProblem => {
  if (/<!DOCTYPE/i.test(text)) return 'not_statement'
  const parsed = new DOMParser().parseFromString(text.trimStart(), 'application/xml')
  const message = parsed.getElementsByTagNameNS('*', 'BkToCstmrStmt')[0]
  if (!message || parsed.getElementsByTagName('parsererror').length > 0) return 'not_statement'
  const statements = childrenOf(message, 'Stmt')
  const account = oneAccount(statements.map((one) => textAt(one, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')))
  if (account === null) return 'several_accounts'
  return { account, entries: statements.flatMap(bookedIn).flatMap(entriesOf) }
}
