import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { read } from '../../../contract/read'
import { Proof } from '../../../contract/session'
import type { ApiFailure } from '../../api/request'
import { useGetSecondFactorQuery } from '../../api/sessionsApi'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { useDraftForm } from '../../store/drafts/useDraftForm'
import { Button, type ButtonProps } from '../../ui/kit/Button'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../ui/kit/FormBody'
import { FormError } from '../../ui/kit/FormError'
import { OneTimeCodeField } from '../../ui/kit/OneTimeCodeField'
import { CurrentPasswordField } from './CurrentPasswordField'
import { messages } from './messages'

interface Props {
  name: string
  /** How sending it has failed, if it has. */
  failure: ApiFailure | null
  send: (proof: Proof) => Promise<ApiFailure | null>
  /** The button's words. */
  children: ReactNode
  variant?: ButtonProps['variant']
  /** Beside the button: the way out. */
  aside?: ReactNode
}

/** Asks for the password, and for a one-time code where the account has a second factor, before something is done. */
export const ProofForm = ({ name, failure, send, children, variant, aside }: Props) => {
  const { formatMessage } = useIntl()
  const { data: factor } = useGetSecondFactorQuery()
  const withCode = factor?.on ?? false
  const idPrefix = `${name}-`
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name,
    idPrefix,
    empty: { currentPassword: '', oneTimeCode: '' },
    secret: ['currentPassword', 'oneTimeCode'],
    read: ({ currentPassword, oneTimeCode }) =>
      read(Proof, withCode ? { currentPassword, oneTimeCode } : { currentPassword }),
    send,
  })
  const labels = {
    currentPassword: formatMessage(messages.currentPassword),
    oneTimeCode: formatMessage(messages.oneTimeCode),
  }
  const { errorOf, summary } = useFieldErrors(errors, labels, idPrefix)
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      {failure?.message && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
      <CurrentPasswordField {...field('currentPassword')} error={errorOf('currentPassword')} />
      {withCode && (
        <OneTimeCodeField
          label={labels.oneTimeCode}
          hint={formatMessage(messages.oneTimeCodeHint)}
          {...field('oneTimeCode')}
          error={errorOf('oneTimeCode')}
        />
      )}
      <FormEnd>
        <Button type="submit" pending={pending} variant={variant}>
          {children}
        </Button>
        {aside}
      </FormEnd>
    </FormBody>
  )
}
