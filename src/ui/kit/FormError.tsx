import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    bg: 'danger.bg',
    color: 'danger.fg',
    borderInlineStart: '6px solid',
    borderColor: 'danger.fg',
    padding: '3',
    fontWeight: 'semibold',
    '& svg': { flexShrink: 0, width: '22px', height: '22px', mt: '1px' },
  },
})

export const FormError = ({ children }: { children: ReactNode }) => (
  <Root role="alert">
    <CircleAlert aria-hidden />
    <div>{children}</div>
  </Root>
)
