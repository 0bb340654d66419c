import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../ui/kit/PasswordField'
import { messages } from './messages'

/** The password that the account has now: shows that it is the owner who asks. */
export const CurrentPasswordField = (field: Partial<ComponentProps<typeof PasswordField>>) => {
  const { formatMessage } = useIntl()
  return (
    <PasswordField
      label={formatMessage(messages.currentPassword)}
      autoComplete="current-password"
      showLabel={formatMessage(messages.showPassword)}
      hideLabel={formatMessage(messages.hidePassword)}
      {...field}
    />
  )
}
