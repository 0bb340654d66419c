import { stringify } from 'csv-stringify/sync'
import type { Locale } from '#contract/locales'
import type { ShowEntry } from '#contract/showEntries'
import { entryListMessages, heightName, typeNames } from '../messages/entryLists'

/** Entries as a table for spreadsheets, with the reader's words. Money with a point, so that every spreadsheet reads it. */
export const entriesCsv = (entries: readonly ShowEntry[], locale: Locale): string => {
  const { columns, statuses, yes } = entryListMessages[locale]
  const rows = entries.map(({ cls, dog, ...entry }) => ({
    [columns.date]: cls.date,
    [columns.time]: cls.startTime,
    [columns.ring]: cls.ring,
    [columns.type]: typeNames[cls.type],
    [columns.height]: heightName(locale, cls.height),
    [columns.levels]: cls.startLevel === cls.endLevel ? cls.startLevel : `${cls.startLevel}–${cls.endLevel}`,
    [columns.dog]: dog.name,
    [columns.breed]: dog.breed,
    [columns.handler]: entry.handlerName,
    [columns.member]: entry.memberName,
    [columns.phone]: entry.phone,
    [columns.status]: statuses[entry.status],
    [columns.notForCompetition]: entry.notForCompetition ? yes : '',
    [columns.price]: (entry.price / 100).toFixed(2),
    [columns.currency]: entry.currency,
  }))
  // What a spreadsheet would run as a formula is written as text, and it is told that this is UTF-8.
  return stringify(rows, { header: true, columns: Object.values(columns), bom: true, escape_formulas: true })
}
