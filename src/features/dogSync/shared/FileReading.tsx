import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TableFile } from '../../../store/tableFile/tableFile'
import { Button } from '../../../ui/kit/Button'
import { Pole } from '../../../ui/kit/Pole'
import { messages } from '../messages'

const Reading = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })
const Name = chakra('span', { base: { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } })

type Props = Pick<TableFile<string>, 'file' | 'reading'> & { onCancel: () => void }

/** How far a file is read, and the way to stop it. */
export const FileReading = ({ file, reading, onCancel }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Reading role="status">
      <FormattedMessage {...messages.reading} values={{ name: <Name dir="auto">{file?.name}</Name> }} />
      <Pole share={reading ?? 0} label={formatMessage(messages.reading, { name: file?.name })} />
      <Button variant="outline" dense onClick={onCancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </Reading>
  )
}
