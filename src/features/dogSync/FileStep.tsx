import { chakra } from '@chakra-ui/react'
import { CloudDownload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DogSyncStart } from '#contract/dogSync/api'
import { fileCancelled, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { readFile, readRegister } from '../../store/dogSync/readFile'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { maxMegabytes } from '../../store/tableFile/tableFile'
import { Button } from '../../ui/kit/Button'
import { FileDrop } from '../../ui/kit/FileDrop'
import { FileReading } from './shared/FileReading'
import { fileProblems } from './shared/fileProblems'
import { messages } from './messages'

const accept = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/tab-separated-values': ['.tsv'],
  'application/json': ['.json'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

const Root = chakra('div', { base: { display: 'grid', gap: '4', maxWidth: 'text' } })
/** Choosing a file, or the register that is set up. */
export const FileStep = ({ register }: Pick<DogSyncStart, 'register'>) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { reading, file, problem } = useAppSelector(selectDogSync)
  if (reading !== null) return <FileReading file={file} reading={reading} onCancel={() => dispatch(fileCancelled)} />
  return (
    <Root>
      <FileDrop
        id="sync-file"
        label={formatMessage(messages.file)}
        hint={formatMessage(messages.fileHint)}
        error={problem === null ? undefined : formatMessage(fileProblems[problem])}
        accept={accept}
        types={formatMessage(messages.fileTypes)}
        maxMegabytes={maxMegabytes}
        maxFiles={1}
        files={[]}
        onChange={([file]) => file && void dispatch(readFile(file))}
      />
      {register !== null && (
        <div>
          <Button
            variant="outline"
            icon={<CloudDownload aria-hidden />}
            onClick={() => void dispatch(readRegister(register))}
          >
            <FormattedMessage {...messages.fromRegister} values={{ host: register }} />
          </Button>
        </div>
      )}
    </Root>
  )
}
