import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { readFile } from '../../../store/money/importPayouts'
import { fileRefused, selectPayoutImport } from '../../../store/money/payoutImportSlice'
import { maxMegabytes } from '../../../store/tableFile/tableFile'
import { FileDrop } from '../../../ui/kit/FileDrop'
import { FileReading } from '../../dogSync/shared/FileReading'
import { fileProblems } from '../../dogSync/shared/fileProblems'
import { fieldMessages, messages } from './messages'

const accept = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
const cancelled = fileRefused({ reading: null, file: null, problem: null })

const Root = chakra('div', { base: { maxWidth: 'text' } })

/** Choosing a report. */
export const FileStep = () => {
  const { formatMessage, formatList } = useIntl()
  const dispatch = useAppDispatch()
  const { file, reading, problem, lacks } = useAppSelector(selectPayoutImport)
  if (reading !== null) return <FileReading file={file} reading={reading} onCancel={() => dispatch(cancelled)} />
  const missing = lacks.map((field) => formatMessage(fieldMessages[field]))
  const error =
    problem !== null
      ? formatMessage(fileProblems[problem])
      : missing.length > 0
        ? formatMessage(messages.lacks, { fields: formatList(missing) })
        : undefined
  return (
    <Root>
      <FileDrop
        id="payout-report"
        label={formatMessage(messages.file)}
        hint={formatMessage(messages.fileHint)}
        error={error}
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
