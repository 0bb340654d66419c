import { FormattedMessage, useIntl } from 'react-intl'
import { textOfBytes } from '../../lib/textOfBytes'
import { FileDrop } from '../../ui/kit/FileDrop'
import { Notice } from '../../ui/kit/Notice'
import { ImportPreview } from './ImportPreview'
import { readImport } from './importTable'
import { importMessages as messages } from './importMessages'
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

/** Reads a file of a timing program, shows what becomes of each of its lines, and then fills the grid: unsaved. */
export const ImportResults = ({ sheet }: { sheet: Sheet }) => {
  const { formatMessage } = useIntl()
  const { rows, imported, showImport } = sheet
  const read = async (file: File) => {
    const table = await tableOf(file).catch(() => null)
    const lines = table && readImport(table.headers, table.rows, rows)
    showImport(lines ? { step: 'preview', lines } : { step: 'failed' })
  }
  return (
    <>
      <FileDrop
        id="results-file"
        label={formatMessage(messages.file)}
        hint={formatMessage(messages.hint)}
        error={imported?.step === 'failed' ? formatMessage(messages.failed) : undefined}
        accept={accept}
        types={formatMessage(messages.types)}
        maxMegabytes={1}
        maxFiles={1}
        files={[]}
        onChange={([file]) => file && void read(file)}
      />
      {imported?.step === 'preview' && <ImportPreview lines={imported.lines} sheet={sheet} />}
      {imported?.step === 'filled' && (
        <Notice tone="info">
          <FormattedMessage {...messages.filled} values={{ rows: imported.rows }} />
        </Notice>
      )}
    </>
  )
}
