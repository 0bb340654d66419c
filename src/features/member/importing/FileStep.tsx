import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { fileRefused, selectMemberImport } from '../../../store/member/memberImportSlice'
import { readFile } from '../../../store/member/importMembers'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { maxMegabytes } from '../../../store/tableFile/tableFile'
import { FileDrop } from '../../../ui/kit/FileDrop'
import { FileReading } from '../../dogSync/shared/FileReading'
import { fileProblems } from '../../dogSync/shared/fileProblems'
import { messages } from './messages'

const accept = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
const cancelled = fileRefused({ reading: null, file: null, problem: null })

const Root = chakra('div', { base: { maxWidth: 'text' } })

/** Choosing a list of members. */
export const FileStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { file, reading, problem } = useAppSelector(selectMemberImport)
  if (reading !== null) return <FileReading file={file} reading={reading} onCancel={() => dispatch(cancelled)} />
  return (
    <Root>
      <FileDrop
        id="import-file"
        label={formatMessage(messages.file)}
        hint={formatMessage(messages.fileHint)}
        error={problem === null ? undefined : formatMessage(fileProblems[problem])}
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
