import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/kit/Button'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'

interface Props {
  onSend: () => void
  pending: boolean
  /** The words of the button. */
  action: ReactNode
  children: ReactNode
}

/** What the link of an email does, and the button that does it: opening the link changes nothing. */
export const LinkForm = ({ onSend, pending, action, children }: Props) => (
  <FormBody
    onSubmit={(event) => {
      event.preventDefault()
      onSend()
    }}
  >
    <chakra.p color="fg.muted">{children}</chakra.p>
    <FormEnd>
      <Button type="submit" pending={pending}>
        {action}
      </Button>
    </FormEnd>
  </FormBody>
)
