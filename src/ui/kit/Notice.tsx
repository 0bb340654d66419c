import { Alert, defineSlotRecipe } from '@chakra-ui/react'
import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { withRecipe } from '../system/withRecipe'

const Root = withRecipe(
  Alert.Root,
  defineSlotRecipe({
    slots: ['root', 'content', 'indicator'],
    base: {
      root: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '3',
        borderInlineStart: '6px solid',
        padding: '4',
      },
      content: { display: 'flex', flex: '1 1 16rem', minWidth: 0, gap: '3' },
      indicator: { flexShrink: 0, width: '22px', height: '22px', mt: '1px' },
    },
    variants: {
      tone: {
        info: { root: { bg: 'info.bg', color: 'info.fg', borderColor: 'info.fg' } },
        warning: { root: { bg: 'warning.bg', color: 'warning.fg', borderColor: 'warning.fg' } },
      },
    },
  }),
)

const icons = { info: Info, warning: TriangleAlert }

export type NoticeProps = { tone?: keyof typeof icons; action?: ReactNode; children: ReactNode }

/** Something within a screen that its reader should know or do; what concerns every screen is a Banner. */
export const Notice = ({ tone = 'info', action, children }: NoticeProps) => {
  const Icon = icons[tone]
  return (
    <Root tone={tone} role="status">
      <Alert.Content>
        <Alert.Indicator asChild>
          <Icon aria-hidden />
        </Alert.Indicator>
        <div>{children}</div>
      </Alert.Content>
      {action}
    </Root>
  )
}
