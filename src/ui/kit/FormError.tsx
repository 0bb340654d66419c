import { Alert, defineSlotRecipe } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const recipe = defineSlotRecipe({
  slots: ['root', 'indicator'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      bg: 'danger.bg',
      color: 'danger.fg',
      borderInlineStart: '6px solid',
      borderColor: 'danger.fg',
      padding: '3',
      fontWeight: 'semibold',
    },
    indicator: { flexShrink: 0, width: '22px', height: '22px', mt: '1px' },
  },
})

export const FormError = ({ children }: { children: ReactNode }) => (
  <Alert.Root recipe={recipe} role="alert">
    <Alert.Indicator asChild>
      <CircleAlert aria-hidden />
    </Alert.Indicator>
    <div>{children}</div>
  </Alert.Root>
)
