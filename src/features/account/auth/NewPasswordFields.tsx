import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/kit/PasswordField'
import { messages } from './authMessages'

interface Props {
  /** What a form gives the input of a field: its handlers and what is wrong with it. */
  of: (name: 'password' | 'passwordRepeat') => Pick<ComponentProps<typeof PasswordField>, 'label' | 'error'>
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
      <PasswordField hint={formatMessage(messages.passwordHint)} {...shared} {...of('password')} />
      <PasswordField {...shared} {...of('passwordRepeat')} />
    </>
  )
}
