import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { messages } from './securityMessages'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '2',
    marginBottom: '4',
    fontFamily: 'ui-monospace, monospace',
    fontWeight: 'semibold',
  },
})

/** Told once: each lets in once whoever lost the device. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { formatMessage } = useIntl()
  return (
    <SuccessMessage
      heading={formatMessage(messages.codesAreOn)}
      level={3}
      action={
        <>
          <List aria-label={formatMessage(messages.recoveryCodes)}>
            {codes.map((code) => (
              <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
            ))}
          </List>
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
