import type { Locale } from '#contract/shared/locales'
import type { ShowEntry } from '#contract/entry/desk'
import type { SpreadsheetTable, TableCell } from '../../../http/tables'
import { categories } from '../../../messages/categories'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'

/** Entries as a table for spreadsheets, with the reader's words. */
export const entriesTable = (entries: readonly ShowEntry[], locale: Locale): SpreadsheetTable => {
  const { columns, statuses, yes, no } = entryListMessages[locale]
  const cellsOf = ({ cls, dog, ...entry }: ShowEntry): Record<string, TableCell> => ({
    [columns.date]: cls.date,
    [columns.time]: cls.startTime,
    [columns.ring]: cls.ring,
    [columns.type]: typeNames[cls.type],
    [columns.height]: heightName(locale, cls.height),
    [columns.levels]: cls.startLevel === cls.endLevel ? cls.startLevel : `${cls.startLevel}–${cls.endLevel}`,
    [columns.number]: entry.number,
    [columns.dog]: dog.name,
    [columns.breed]: dog.breed,
    [columns.handler]: entry.handlerName,
    [columns.member]: entry.memberName,
    [columns.phone]: entry.phone,
    [columns.status]: statuses[entry.status],
    [columns.notForCompetition]: entry.notForCompetition ? yes : '',
    [columns.price]: { money: entry.price },
    [columns.currency]: entry.currency,
    [columns.memberNumber]: entry.memberNumber,
    [columns.dogHeight]: categories[locale][dog.heightCategory],
    [columns.measured]: dog.measured ? yes : no,
  })
  return { columns: Object.values(columns), rows: entries.map((entry) => Object.values(cellsOf(entry))) }
}
