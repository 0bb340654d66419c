import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { FieldCode } from '../../../contract/errors'
import type { Read } from '../../../contract/read'
import { PasswordField } from '../../ui/kit/PasswordField'
import { messages } from './messages'

/** The contract's rules, and the one that only the form can know: both passwords are the same. */
export const readRepeated = <Data,>(known: Read<Data>, password: string, passwordRepeat: string): Read<Data> => {
  if (passwordRepeat !== '' && passwordRepeat === password) return known
  const refused: FieldCode = passwordRepeat === '' ? 'required' : 'password_mismatch'
  return { success: false, fields: { ...(known.success ? {} : known.fields), passwordRepeat: refused } }
}

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
