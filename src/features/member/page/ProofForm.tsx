import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '../../../api/request'
import { Form } from '../../../forms/Form'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { helpMessages as messages } from './messages'

interface Props extends Pick<ComponentProps<typeof Form>, 'form' | 'variant' | 'action'> {
  failure: ApiFailure | null
  /** What is said where something has changed since it was shown; left out where the call refuses nothing for that. */
  changed?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The form in a dialog in which an admin shows who asks. A refusal that is of no field is said below them. */
export const ProofForm = ({ failure, changed, onClose, children, ...form }: Props) => (
  <Form
    {...form}
    aside={
      <Button variant="quiet" onClick={onClose}>
        <FormattedMessage {...messages.keep} />
      </Button>
    }
  >
    {children}
    {failure && Object.keys(failure.fields).length === 0 && (
      <FormError>{(failure.code === 'consequences_changed' && changed) || failure.message}</FormError>
    )}
  </Form>
)
