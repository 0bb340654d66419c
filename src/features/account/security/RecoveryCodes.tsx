import { chakra } from '@chakra-ui/react'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '../../../store/hooks'
import { copyText, saveText } from '../../../store/ui/handOver'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { messages } from './securityMessages'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '2',
    fontFamily: 'ui-monospace, monospace',
    fontWeight: 'semibold',
  },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })
const Outcome = chakra('p', { base: { minHeight: '24px', marginBlock: '2', fontWeight: 'medium' } })

type Keeping = 'copied' | 'copyFailed' | 'fileSaved'

/** Shown once: each lets in once whoever lost the device. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const [keeping, setKeeping] = useState<Keeping | null>(null)
  const shown = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  const text = `${shown.join('\n')}\n`
  const copy = async () => setKeeping((await dispatch(copyText(text))) ? 'copied' : 'copyFailed')
  const save = () => {
    dispatch(saveText(formatMessage(messages.codesFile), text))
    setKeeping('fileSaved')
  }
  return (
    <SuccessMessage
      heading={formatMessage(messages.codesAreOn)}
      level={3}
      action={
        <>
          <List aria-label={formatMessage(messages.recoveryCodes)}>
            {shown.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </List>
          <Actions>
            <Button variant="outline" icon={<Copy aria-hidden />} onClick={() => void copy()}>
              <FormattedMessage {...messages.copyCodes} />
            </Button>
            <Button variant="outline" icon={<Download aria-hidden />} onClick={save}>
              <FormattedMessage {...messages.saveCodes} />
            </Button>
          </Actions>
          <Outcome role="status">{keeping && <FormattedMessage {...messages[keeping]} />}</Outcome>
          <Button onClick={onDone}>
            <FormattedMessage {...messages.codesKept} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...messages.recoveryText} values={{ count: codes.length }} />
    </SuccessMessage>
  )
}
