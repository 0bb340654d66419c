import { FormattedMessage, useIntl } from 'react-intl'
import type { SheetRow } from '#contract/results/desk'
import { textOfBytes } from '../../lib/textOfBytes'
import { FileDrop } from '../../ui/kit/FileDrop'
import { Notice } from '../../ui/kit/Notice'
import { readImport } from './importTable'
import { sheetMessages as messages } from './messages'
import type { Sheet } from './useSheet'

const accept = { 'text/csv': ['.csv'], 'text/plain': ['.txt'] }

/** The table in a file; null where it has none. */
const tableOf = async (file: File) => {
  const decoded = textOfBytes(new Uint8Array(await file.arrayBuffer()))
  if (!decoded) return null
  const { parseTable } = await import(/* webpackChunkName: "papaparse" */ '../../lib/parseTable')
  const reading = parseTable(decoded.text)
  let step = reading.next()
  while (!step.done) step = reading.next()
  return typeof step.value === 'string' ? null : step.value
}

/** Fills the grid from a file of a timing program: differences appear unsaved, to be checked before saving. */
export const ImportResults = ({ sheet: { rows, imported, takeImport } }: { sheet: Sheet }) => {
  const { formatMessage } = useIntl()
  const take = async (file: File) => {
    const saved: SheetRow[] = rows.map(({ row }) => row)
    const table = await tableOf(file).catch(() => null)
    const read = table && readImport(table.headers, table.rows, saved)
    if (read) takeImport({ runs: read.changes.length, unknown: read.unknown }, read.changes)
    else takeImport('failed', [])
  }
  return (
    <>
      <FileDrop
        id="results-file"
        label={formatMessage(messages.importFile)}
        hint={formatMessage(messages.importHint)}
        error={imported === 'failed' ? formatMessage(messages.importFailed) : undefined}
        accept={accept}
        types={formatMessage(messages.importTypes)}
        maxMegabytes={1}
        maxFiles={1}
        files={[]}
        onChange={([file]) => file && void take(file)}
      />
      {imported !== null && imported !== 'failed' && (
        <Notice tone={imported.unknown.length > 0 ? 'warning' : 'info'}>
          <FormattedMessage {...messages.importDone} values={{ rows: imported.runs }} />{' '}
          {imported.unknown.length > 0 && (
            <FormattedMessage {...messages.importUnknown} values={{ dogs: imported.unknown.join(', ') }} />
          )}
        </Notice>
      )}
    </>
  )
}
