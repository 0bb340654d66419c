import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/kit/PasswordField'
import { messages } from './authMessages'

interface Props {
  /** What a form gives the input of a field: its handlers and what is wrong with it. */
  of: (name: 'password' | 'passwordRepeat') => Partial<ComponentProps<typeof PasswordField>>
}

/** A new password, twice. */
export const NewPasswordFields = ({ of }: Props) => {
  const { formatMessage } = useIntl()
  const shared = {
    autoComplete: 'new-password',
    showLabel: formatMessage(messages.show),
    hideLabel: formatMessage(messages.hide),
  }
  return (
    <>
      <PasswordField
        label={formatMessage(messages.password)}
        hint={formatMessage(messages.passwordHint)}
        {...shared}
        {...of('password')}
      />
      <PasswordField label={formatMessage(messages.passwordRepeat)} {...shared} {...of('passwordRepeat')} />
    </>
  )
}
