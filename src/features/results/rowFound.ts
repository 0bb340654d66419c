import { numberSearched } from '#contract/entry/competitorNumber'
import { normalizeText } from '#contract/shared/normalizeText'
import type { ShownRow } from './cells'

/** The first row with a number, else with a text in the name of dog or handler; -1 where there is none. */
export const rowFound = (rows: readonly Pick<ShownRow, 'row'>[], text: string): number => {
  const wanted = normalizeText(text)
  if (wanted === '') return -1
  const number = numberSearched(text)
  const byNumber = number === null ? -1 : rows.findIndex(({ row }) => row.number === number)
  if (byNumber >= 0) return byNumber
  const names = (of: (row: ShownRow['row']) => string) =>
    rows.findIndex(({ row }) => normalizeText(of(row)).includes(wanted))
  const byDog = names(({ dogName }) => dogName)
  return byDog >= 0 ? byDog : names(({ handler }) => handler)
}
