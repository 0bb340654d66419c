import type { ReactNode } from 'react'
import { read } from '../../../contract/read'
import { Reauthentication } from '../../../contract/account/session'
import type { ApiFailure } from '../../api/request'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { useDraftForm } from '../../store/drafts/useDraftForm'
import { Button, type ButtonProps } from '../../ui/kit/Button'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../ui/kit/FormBody'
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
  const idPrefix = `${name}-`
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name,
    idPrefix,
    empty: reauthentication.empty,
    secret: reauthentication.secret,
    read: (values) => read(Reauthentication, reauthentication.read(values)),
    send,
  })
  const { errorOf, summary } = useFieldErrors(errors, reauthentication.labels, idPrefix)
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      {reauthentication.fields((name) => ({ ...field(name), error: errorOf(name) }))}
      <FormEnd>
        <Button type="submit" pending={pending} variant={variant}>
          {children}
        </Button>
        {aside}
      </FormEnd>
    </FormBody>
  )
}
