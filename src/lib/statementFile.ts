/** An entry of a bank statement. `amount`: in minor units, below zero where it left the account; what cannot be read is null. */
export interface FileEntry {
  day: string | null
  amount: number | null
  currency: string
  name: string
  text: string
  bankId: string
}

/** A bank statement as its file has it. `account`: how the bank names the account, mostly by its IBAN. */
export interface StatementFile {
  account: string
  entries: FileEntry[]
}

/** Why a file is refused. `unbalanced`: its entries are not the difference of its balances. */
export type StatementProblem = 'not_statement' | 'unbalanced' | 'several_accounts'

// A block of MT940 may begin with a control character.
const isMt940 = (text: string): boolean => /^.?:20:/m.test(text) && /^:(?:25|60[FM]|61):/m.test(text)

/** The format of a file by its content: a bank's own one, or null for a table. */
export const statementFormat = (text: string): 'mt940' | 'xml' | null => {
  if (text.trimStart().startsWith('<')) return 'xml'
  return isMt940(text) ? 'mt940' : null
}

/** One text of the parts into which a format has cut it at a width: a part that fills its width may end within a word. */
export const joinParts = (parts: readonly string[], widths: readonly number[]): string =>
  parts.reduce((all, part, index) => {
    const before = parts[index - 1]
    return before === undefined || widths.includes(before.length) ? all + part : `${all} ${part}`
  }, '')

/** The one account of all statements in a file; null where they are of several. */
export const oneAccount = (accounts: readonly string[]): string | null => {
  const [account = '', ...others] = new Set(accounts.map((text) => text.replace(/^\/|\s/g, '')))
  return others.length > 0 ? null : account
}
