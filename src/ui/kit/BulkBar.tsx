import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'

const Root = chakra('div', {
  base: {
    '&[data-bar]': {
      position: 'sticky',
      bottom: 0,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      alignItems: 'center',
      justifyContent: 'space-between',
      zIndex: '2',
      bg: 'bg.panel',
      border: '1px solid',
      borderColor: 'border',
      borderTop: '3px solid {colors.border.strong}',
      padding: { base: '8px 18px', md: '12px 24px' },
      marginInline: { base: '-18px', md: 0 },
      marginTop: '4',
    },
    '@media print': { display: 'none' },
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'center',
    '& > p, & > [role=status]': { fontWeight: 'semibold' },
  },
})

interface Props {
  /** What has just been done with some, and how it is undone. */
  done?: ReactNode
  /** Whether that says something now. */
  isDone?: boolean
  count: number
  /** How many are selected, in words. */
  counted: ReactNode
  clear: ReactNode
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Sets the height of the bar, whose buttons wrap, for the page: the focus stays above it (globalCss). */
const useRoomBelow = () => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--cart-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--cart-bar')
    }
  }, [])
  return bar
}

/**
 * What can be done with the selected rows: in sight at the bottom as long as there are any, or something was done. It takes
 * the place and the room of the bar of a cart, so that the page keeps what has the focus above it (globalCss).
 */
export const BulkBar = ({ done, isDone = false, count, counted, clear, onClear, children }: Props) => {
  const bar = useRoomBelow()
  return (
    <Root ref={bar} data-bar={isDone || count > 0 ? 'cart' : undefined}>
      {done && <Line>{done}</Line>}
      <Line>
        {/* There before it says something, so that it is said. */}
        <p role="status">{count > 0 && counted}</p>
        {count > 0 && (
          <Button variant="quiet" dense onClick={onClear}>
            {clear}
          </Button>
        )}
      </Line>
      {count > 0 && <Line>{children}</Line>}
    </Root>
  )
}
