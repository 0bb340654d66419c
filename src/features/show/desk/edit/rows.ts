import { usualFormat } from '#contract/show/classFormat'
import type { ClassForm, ShowForm } from '#contract/show/form'
import { amountOf, amountText } from '../../../../lib/typedAmount'

/** The cells of a class in their visible order. */
export const cellNames = [
  ...(['date', 'startTime', 'ring', 'type', 'height', 'startLevel', 'endLevel', 'judge'] as const),
  ...(['capacity', 'price', 'earlyPrice', 'veteran', 'name', 'kind', 'teamSize', 'teamCounts'] as const),
  ...(['combinedAs', 'placing', 'ruleSet'] as const),
] as const
export type CellName = (typeof cellNames)[number]

/** Cells that are aligned by their last digit. */
export const isAmount = (cell: CellName): boolean => ['capacity', 'price', 'earlyPrice'].includes(cell)

/** A class as it is typed: any texts. `id` is empty until it has been saved; `key` distinguishes rows. */
export type ClassRow = Record<CellName | 'id' | 'key', string>

export const wholeOf = (text: string): number | string | undefined => {
  const plain = text.trim()
  if (plain === '') return undefined
  return /^\d+$/.test(plain) ? Number(plain) : plain
}

export const toRow = (cls: ClassForm, judges: ShowForm['judges']): ClassRow => ({
  key: cls.id ?? '',
  id: cls.id ?? '',
  date: cls.date,
  startTime: cls.startTime,
  ring: String(cls.ring),
  type: cls.type,
  height: cls.height,
  startLevel: String(cls.startLevel),
  endLevel: String(cls.endLevel),
  judge: cls.judge === null ? '' : (judges[cls.judge]?.name ?? ''),
  capacity: String(cls.capacity),
  price: amountText(cls.price),
  earlyPrice: cls.earlyPrice === null ? '' : amountText(cls.earlyPrice),
  veteran: cls.veteran ? 'yes' : '',
  name: cls.name,
  kind: cls.kind === usualFormat.kind ? '' : cls.kind,
  teamSize: cls.teamSize === null ? '' : String(cls.teamSize),
  teamCounts: cls.teamCounts === null ? '' : String(cls.teamCounts),
  combinedAs: cls.combinedAs,
  placing: cls.placing ?? '',
  ruleSet: cls.ruleSet ?? '',
})

const orMissing = (text: string) => (text.trim() === '' ? undefined : text.trim())

/** What the contract reads: numbers where they are any, and of the judges the place in the list. */
export const fromRow = (row: ClassRow, judges: ShowForm['judges']): Record<keyof ClassForm, unknown> => {
  const judge = judges.findIndex(({ name }) => name === row.judge)
  return {
    id: row.id === '' ? null : row.id,
    date: orMissing(row.date) ?? '',
    startTime: row.startTime.trim(),
    ring: wholeOf(row.ring),
    type: orMissing(row.type),
    height: orMissing(row.height),
    startLevel: wholeOf(row.startLevel),
    endLevel: wholeOf(row.endLevel),
    veteran: row.veteran !== '',
    capacity: wholeOf(row.capacity),
    price: row.price.trim() === '' ? undefined : amountOf(row.price),
    earlyPrice: row.earlyPrice.trim() === '' ? null : amountOf(row.earlyPrice),
    judge: row.judge === '' ? null : judge === -1 ? row.judge : judge,
    name: row.name.trim(),
    kind: row.kind === '' ? usualFormat.kind : row.kind,
    teamSize: wholeOf(row.teamSize) ?? null,
    teamCounts: wholeOf(row.teamCounts) ?? null,
    combinedAs: row.combinedAs.trim(),
    placing: row.placing === '' ? null : row.placing,
    ruleSet: row.ruleSet === '' ? null : row.ruleSet,
  }
}

/** The number of a new row: one more than any before. */
const nextNumber = (rows: readonly ClassRow[]): number =>
  1 + Math.max(0, ...rows.map(({ key }) => (key.startsWith('new-') ? Number(key.slice(4)) : 0)))

const blank: Record<CellName, string> = {
  date: '',
  startTime: '',
  ring: '1',
  type: 'agility',
  height: 'any',
  startLevel: '1',
  endLevel: '5',
  judge: '',
  capacity: '',
  price: '',
  earlyPrice: '',
  veteran: '',
  name: '',
  kind: '',
  teamSize: '',
  teamCounts: '',
  combinedAs: '',
  placing: '',
  ruleSet: '',
}

/** What the first row of a show has, until someone says otherwise. */
export type FirstRow = Pick<ClassRow, 'date' | 'startLevel' | 'endLevel'>

/** As many new rows behind the others; what they do not say themselves they have of the last one. */
export const withNewRows = (
  rows: readonly ClassRow[],
  added: readonly Partial<Record<CellName, string>>[],
  first: FirstRow,
): ClassRow[] => {
  const number = nextNumber(rows)
  const { key: _, id: __, startTime: ___, ...last } = rows.at(-1) ?? { ...blank, ...first, key: '', id: '' }
  return [
    ...rows,
    ...added.map((cells, index) => ({ ...blank, ...last, ...cells, id: '', key: `new-${number + index}` })),
  ]
}

/** The same rows with copies of some behind the last of them. */
export const withCopies = (rows: readonly ClassRow[], from: number, to: number): ClassRow[] => {
  const number = nextNumber(rows)
  const copies = rows.slice(from, to + 1).map((row, index) => ({ ...row, id: '', key: `new-${number + index}` }))
  return rows.toSpliced(to + 1, 0, ...copies)
}
