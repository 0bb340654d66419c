import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { read } from '../../../../contract/read'
import { SecondFactorStart, type SecondFactorSetup } from '../../../../contract/account/session'
import type { ApiFailure } from '../../../api/request'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { Button } from '../../../ui/kit/Button'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { OneTimeCodeField } from '../../../ui/kit/OneTimeCodeField'
import { messages } from './securityMessages'
import { QrCode } from './QrCode'

interface Props extends SecondFactorSetup {
  send: (code: SecondFactorStart) => Promise<ApiFailure | null>
  aside: ReactNode
}

// In fours, as apps show it and people type it.
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
const Secret = chakra('code', {
  base: { fontFamily: 'ui-monospace, monospace', fontWeight: 'semibold', overflowWrap: 'anywhere' },
})

/** The secret goes into the app, and a code of the app comes back. */
export const SetUp = ({ secret, uri, send, aside }: Props) => {
  const { formatMessage } = useIntl()
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name: 'set-up',
    empty: { oneTimeCode: '' },
    secret: ['oneTimeCode'],
    read: (values) => read(SecondFactorStart, values),
    send,
  })
  const labels = { oneTimeCode: formatMessage(messages.firstCode) }
  const { errorOf, summary } = useFieldErrors(errors, labels)
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      <p>
        <FormattedMessage {...messages.scan} />
      </p>
      <QrCode text={uri} label={formatMessage(messages.qrCode)} />
      <p>
        <FormattedMessage {...messages.orType} values={{ secret: <Secret key="secret">{inFours(secret)}</Secret> }} />
      </p>
      <OneTimeCodeField
        label={labels.oneTimeCode}
        inputMode="numeric"
        {...field('oneTimeCode')}
        error={errorOf('oneTimeCode')}
      />
      <FormEnd>
        <Button type="submit" pending={pending}>
          <FormattedMessage {...messages.turnOn} />
        </Button>
        {aside}
      </FormEnd>
    </FormBody>
  )
}
