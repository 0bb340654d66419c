import { useEffect, type ReactNode, type SubmitEventHandler } from 'react'
import { Button, type ButtonProps } from '../ui/kit/Button'
import { ErrorSummary, type ErrorSummaryProps } from '../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../ui/kit/FormBody'

interface Props extends Pick<ButtonProps, 'variant' | 'icon'> {
  /** Lets a button outside the form submit it. */
  id?: string
  form: {
    submit: SubmitEventHandler<HTMLFormElement>
    summary: ErrorSummaryProps
    attempts: number
    pending: boolean
    leave: () => void
  }
  /** The words of the button that sends it; left out where the form ends in another way. */
  action?: ReactNode
  /** Beside that button: the way out. */
  aside?: ReactNode
  children: ReactNode
}

/** A form of useForm: the summary of what was refused, the fields, the button. */
export const Form = ({
  id,
  form: { submit, summary, attempts, pending, leave },
  action,
  aside,
  children,
  ...button
}: Props) => {
  useEffect(() => leave, [leave])
  // As in a dialog that asks: the safe choice comes first.
  const isDanger = button.variant === 'danger'
  return (
    <FormBody id={id} onSubmit={submit}>
      <ErrorSummary {...summary} attempt={attempts} />
      {children}
      {action && (
        <FormEnd>
          {isDanger && aside}
          <Button type="submit" pending={pending} {...button}>
            {action}
          </Button>
          {!isDanger && aside}
        </FormEnd>
      )}
    </FormBody>
  )
}
