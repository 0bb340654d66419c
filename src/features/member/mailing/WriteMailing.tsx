import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { NewMailing } from '#contract/member/mailing'
import { fill, paths } from '#contract/shared/paths'
import { useAddMailingMutation } from '../../../api/member/mailingApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button, type ButtonProps } from '../../../ui/kit/Button'

interface Props extends Pick<ButtonProps, 'variant' | 'dense'> {
  mailing: NewMailing
  children: ReactNode
}

/** Begins a draft and opens it. */
export const WriteMailing = ({ mailing, children, ...button }: Props) => {
  const navigate = useNavigate()
  const [add, { isLoading }] = useAddMailingMutation(useCallKey('add mailing'))
  const write = async () => {
    const { data } = await add(mailing)
    if (data) void navigate(fill(paths.deskMailing, { id: data.id }))
  }
  return (
    <Button icon={<Mail aria-hidden />} pending={isLoading} onClick={() => void write()} {...button}>
      {children}
    </Button>
  )
}
