import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { parse } from '#contract/shared/parse'
import { SecondFactorStart, type SecondFactorSetup } from '#contract/account/session'
import type { ApiFailure } from '../../../api/request'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { OneTimeCodeField } from '../../../ui/kit/OneTimeCodeField'
import { messages } from './securityMessages'
import { QrCode } from '../../../ui/kit/QrCode'

interface Props extends SecondFactorSetup {
  send: (code: SecondFactorStart) => Promise<ApiFailure | null>
  aside: ReactNode
}

// In fours, as apps show it and people type it.
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
const Secret = chakra('code', {
  base: { fontFamily: 'ui-monospace, monospace', fontWeight: 'semibold', overflowWrap: 'anywhere' },
})

/** The reader enters the secret in the authenticator app, and a code of the app here. */
export const SetUp = ({ secret, uri, send, aside }: Props) => {
  const { formatMessage } = useIntl()
  const { of, ...form } = useForm({
    form: 'set-up',
    base: { oneTimeCode: '' },
    labels: { oneTimeCode: formatMessage(messages.firstCode) },
    secret: ['oneTimeCode'],
    parse: (values) => parse(SecondFactorStart, values),
    send,
  })
  return (
    <Form form={form} action={<FormattedMessage {...messages.turnOn} />} aside={aside}>
      <p>
        <FormattedMessage {...messages.scan} />
      </p>
      <QrCode text={uri} label={formatMessage(messages.qrCode)} />
      <p>
        <FormattedMessage {...messages.orType} values={{ secret: <Secret key="secret">{inFours(secret)}</Secret> }} />
      </p>
      <OneTimeCodeField inputMode="numeric" {...of('oneTimeCode')} />
    </Form>
  )
}
