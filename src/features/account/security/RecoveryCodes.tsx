import { chakra } from '@chakra-ui/react'
import { Copy, Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShareAndCopy } from '../../../store/ui/shareAndCopy'
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

/** Shown once: each logs in once without the device. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { formatMessage } = useIntl()
  const { outcome, copy, save } = useShareAndCopy()
  const shown = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  const text = `${shown.join('\n')}\n`
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
            <Button variant="outline" icon={<Copy aria-hidden />} onClick={() => copy(text)}>
              <FormattedMessage {...messages.copyCodes} />
            </Button>
            <Button
              variant="outline"
              icon={<Download aria-hidden />}
              onClick={() => save(formatMessage(messages.codesFile), text)}
            >
              <FormattedMessage {...messages.saveCodes} />
            </Button>
          </Actions>
          <Outcome role="status">{outcome && <FormattedMessage {...messages[outcome]} />}</Outcome>
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
