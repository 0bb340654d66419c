import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: 'full',
    maxWidth: '440px',
    bg: 'bg.night',
    color: 'fg.onTurf',
    borderInlineStart: '8px solid {colors.flag.400}',
    borderRadius: 'plank',
    boxShadow: 'overlay',
    // It may cover the footer, which is as dark.
    outline: '1px solid {colors.pine.700}',
    paddingBlock: '1',
    paddingInlineStart: '5',
    pointerEvents: 'auto',
    '--cr-colors-focus-ring': '{colors.mark}',
    '--cr-colors-focus-ring-gap': '{colors.bg.night}',
    '--cr-colors-bg-muted': '{colors.pine.700}',
  },
})
const Content = chakra('div', { base: { flex: '1', minWidth: 0, paddingBlock: '12px' } })
const Title = chakra('p', { base: { fontWeight: 'bold', display: 'flex', gap: '3', alignItems: 'baseline' } })
const Times = chakra('span', { base: { textStyle: 'small', fontWeight: 'medium' } })
const Text = chakra('div', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })

export type ToastProps = {
  title: ReactNode
  children: ReactNode
  /** How often it came, in words; nothing for once. */
  times?: ReactNode
  /** What else can be done about it. */
  action?: ReactNode
  closeLabel: string
  onClose: () => void
}

export const Toast = ({ title, children, times, action, closeLabel, onClose }: ToastProps) => (
  <Root role="alert">
    <Content>
      <Title>
        {title}
        {times ? <Times>{times}</Times> : null}
      </Title>
      <Text>{children}</Text>
      {action}
    </Content>
    <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
  </Root>
)
