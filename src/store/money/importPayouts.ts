import { reportLimits } from '#contract/money/providerLines'
import { findReportHeader, readPayoutReport, suggestReportColumns } from '#contract/money/readPayoutReport'
import { providerLineApi } from '../../api/money/providerLineApi'
import type { AppThunk } from '../storeTypes'
import type { TableFile } from '../tableFile/tableFile'
import { tableReader } from '../tableFile/tableReader'
import type { ReportField } from '#contract/money/readPayoutReport'
import {
  fileChosen,
  fileProgressed,
  fileRefused,
  importEnded,
  importStarted,
  selectPayoutImport,
  tableRead,
} from './payoutImportSlice'

/** What is kept of a table that was read: its lines, in place of its cells. A file without the columns of a report is refused. */
const reportRead = (table: Partial<TableFile<ReportField>>) => {
  const { cells = [], columns = [], file } = table
  const read = readPayoutReport(cells, { columns, firstRow: (file?.headerLine ?? 0) + 2 })
  const step = read.lacks.length > 0 ? ('file' as const) : ('check' as const)
  return tableRead({ ...read, file: file ?? null, reading: null, step })
}

const { readFile } = tableReader({
  select: selectPayoutImport,
  events: {
    fileChosen,
    fileProgressed,
    fileRefused,
    tableRead: reportRead,
  },
  suggestColumns: suggestReportColumns,
  findHeaderLine: findReportHeader,
  dayFields: [],
  remembered: () => [],
})
export { readFile }

/** Sends the lines; those that an earlier report had are not added again. */
export const importLines = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { file, lines, isImporting } = selectPayoutImport(getState())
  if (!file || isImporting || lines.length === 0 || lines.length > reportLimits.lines) return
  dispatch(importStarted({ isImporting: true, importFailed: false }))
  const { data } = await dispatch(providerLineApi.endpoints.importPayoutReport.initiate({ lines }))
  if (selectPayoutImport(getState()).file?.id !== file.id) return
  if (data) dispatch(importEnded({ isImporting: false, imported: data, step: 'done' }))
  else dispatch(importEnded({ isImporting: false, importFailed: true }))
}
