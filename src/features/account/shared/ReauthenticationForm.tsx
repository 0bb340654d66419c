import type { ReactNode } from 'react'
import { parse } from '#contract/shared/parse'
import { Reauthentication } from '#contract/account/session'
import type { ApiFailure } from '../../../api/request'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import type { ButtonProps } from '../../../ui/kit/Button'
import { useReauthentication } from './useReauthentication'

interface Props {
  name: string
  send: (reauthentication: Reauthentication) => Promise<ApiFailure | null>
  /** The button's words. */
  children: ReactNode
  variant?: ButtonProps['variant']
  /** Beside the button: the way out. */
  aside?: ReactNode
}

/** Asks for the password, and for a one-time code where the account has a second factor, before something is done. */
export const ReauthenticationForm = ({ name, send, children, variant, aside }: Props) => {
  const reauthentication = useReauthentication()
  const { of, ...form } = useForm({
    form: name,
    idPrefix: `${name}-`,
    base: reauthentication.empty,
    labels: reauthentication.labels,
    secret: reauthentication.secret,
    parse: (values) => parse(Reauthentication, reauthentication.read(values)),
    send,
  })
  return (
    <Form form={form} action={children} variant={variant} aside={aside}>
      {reauthentication.fields(of)}
    </Form>
  )
}
