import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { Reauthentication } from '#contract/account/session'
import { useGetSecondFactorQuery } from '../../../api/account/sessionsApi'
import { OneTimeCodeField } from '../../../ui/kit/OneTimeCodeField'
import { PasswordField } from '../../../ui/kit/PasswordField'
import { messages } from './messages'

type Name = keyof Reauthentication
type FieldProps = Pick<ComponentProps<typeof PasswordField>, 'label' | 'error'>

/** The part of a form that shows once more who asks: the password, and a one-time code where the account has a second factor. */
export const useReauthentication = () => {
  const { formatMessage } = useIntl()
  const { data: factor } = useGetSecondFactorQuery()
  const withCode = factor?.on ?? false
  const labels = {
    currentPassword: formatMessage(messages.currentPassword),
    oneTimeCode: formatMessage(messages.oneTimeCode),
  }
  return {
    labels,
    empty: { currentPassword: '', oneTimeCode: '' },
    secret: ['currentPassword', 'oneTimeCode'] as const,
    /** The form's values; without a code where none is asked for. */
    read: <V extends Record<Name, string>>({ oneTimeCode, ...values }: V) =>
      withCode || oneTimeCode !== '' ? { ...values, oneTimeCode } : values,
    fields: (of: (name: Name) => FieldProps) => {
      // The second factor may have begun in another tab since this page asked for it.
      const code = of('oneTimeCode')
      return (
        <>
          <PasswordField
            autoComplete="current-password"
            showLabel={formatMessage(messages.showPassword)}
            hideLabel={formatMessage(messages.hidePassword)}
            {...of('currentPassword')}
          />
          {(withCode || code.error) && <OneTimeCodeField hint={formatMessage(messages.oneTimeCodeHint)} {...code} />}
        </>
      )
    },
  }
}
