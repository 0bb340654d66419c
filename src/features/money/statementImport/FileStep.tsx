import { chakra } from '@chakra-ui/react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { readFile } from '../../../store/money/importStatement'
import { fileRefused, selectStatementImport, type StatementRefusal } from '../../../store/money/statementImportSlice'
import { maxMegabytes } from '../../../store/tableFile/tableFile'
import { FileDrop } from '../../../ui/kit/FileDrop'
import { FileReading } from '../../dogSync/shared/FileReading'
import { fileProblems } from '../../dogSync/shared/fileProblems'
import { messages } from './messages'

const accept = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.sta', '.mt940', '.940'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/xml': ['.xml'],
  'text/xml': ['.xml'],
}
const refusals: Record<StatementRefusal, MessageDescriptor> = {
  not_statement: messages.notStatement,
  unbalanced: messages.unbalanced,
  several_accounts: messages.severalAccounts,
}
const cancelled = fileRefused({ reading: null, file: null, problem: null })

const Root = chakra('div', { base: { maxWidth: 'text' } })

/** Choosing a bank statement. */
export const FileStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { file, reading, problem, refusal } = useAppSelector(selectStatementImport)
  if (reading !== null) return <FileReading file={file} reading={reading} onCancel={() => dispatch(cancelled)} />
  const error = problem === null ? refusal && refusals[refusal] : fileProblems[problem]
  return (
    <Root>
      <FileDrop
        id="statement-file"
        label={formatMessage(messages.file)}
        hint={formatMessage(messages.fileHint)}
        error={error ? formatMessage(error) : undefined}
        accept={accept}
        types={formatMessage(messages.fileTypes)}
        maxMegabytes={maxMegabytes}
        maxFiles={1}
        files={[]}
        onChange={([chosen]) => chosen && void dispatch(readFile(chosen))}
      />
    </Root>
  )
}
