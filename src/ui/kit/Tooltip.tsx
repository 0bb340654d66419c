import { defineSlotRecipe, Portal, Tooltip as Machine } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'

const recipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      zIndex: 'overlay',
      maxWidth: '320px',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      borderRadius: 'plank',
      textStyle: 'small',
      paddingInline: '3',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
      '@media (forced-colors: active)': { border: '1px solid' },
    },
  },
})

interface Props {
  text: ReactNode
  placement?: 'top' | 'right'
  /** The element that it explains. Its accessible name is complete without the tooltip. */
  children: ReactElement
}

/** A few words beside what is pointed at or has the focus; Escape takes them away. */
export const Tooltip = ({ text, placement = 'top', children }: Props) => (
  <Machine.Root
    recipe={recipe}
    openDelay={300}
    closeDelay={100}
    positioning={{ placement, gutter: 8 }}
    lazyMount
    unmountOnExit
  >
    <Machine.Trigger asChild>{children}</Machine.Trigger>
    <Portal>
      <Machine.Positioner>
        <Machine.Content>{text}</Machine.Content>
      </Machine.Positioner>
    </Portal>
  </Machine.Root>
)
