import { chakra } from '@chakra-ui/react'
import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    borderInlineStart: '6px solid',
    padding: '4',
  },
  variants: {
    tone: {
      info: { bg: 'info.bg', color: 'info.fg', borderColor: 'info.fg' },
      warning: { bg: 'warning.bg', color: 'warning.fg', borderColor: 'warning.fg' },
    },
  },
})
const Text = chakra('div', {
  base: {
    display: 'flex',
    flex: '1 1 16rem',
    minWidth: 0,
    gap: '3',
    '& > svg': { flexShrink: 0, width: '22px', height: '22px', mt: '1px' },
  },
})

const icons = { info: Info, warning: TriangleAlert }

export type NoticeProps = { tone?: keyof typeof icons; action?: ReactNode; children: ReactNode }

/** Something within a screen that its reader should know or do; what concerns every screen is a Banner. */
export const Notice = ({ tone = 'info', action, children }: NoticeProps) => {
  const Icon = icons[tone]
  return (
    <Root tone={tone} role="status">
      <Text>
        <Icon aria-hidden />
        <div>{children}</div>
      </Text>
      {action}
    </Root>
  )
}
