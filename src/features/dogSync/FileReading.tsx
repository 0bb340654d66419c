import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fileRefused, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Pole } from '../../ui/kit/Pole'
import { messages } from './messages'

const Reading = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })
const Name = chakra('span', { base: { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } })

const cancelled = fileRefused({ reading: null, file: null, problem: null, step: 'file' })

/** How far a file is read, and the way to stop it. */
export const FileReading = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { reading, file } = useAppSelector(selectDogSync)
  return (
    <Reading role="status">
      <FormattedMessage {...messages.reading} values={{ name: <Name dir="auto">{file?.name}</Name> }} />
      <Pole share={reading ?? 0} label={formatMessage(messages.reading, { name: file?.name })} />
      <Button variant="outline" dense onClick={() => dispatch(cancelled)}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </Reading>
  )
}
