import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'

/** As wide as a finger needs. */
const arrow = 44

const Root = chakra('div', {
  base: {
    position: 'relative',
    '&:not([data-more~=start]) > [data-to=start], &:not([data-more~=end]) > [data-to=end]': { display: 'none' },
  },
})
const Scroller = chakra('div', {
  base: { overflowX: 'auto', scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } },
})
// For sight and the mouse only: touch scrolls the strip, and Tab reaches every item.
const More = chakra('button', {
  base: {
    position: 'absolute',
    bottom: '3px',
    zIndex: '1',
    width: `${arrow}px`,
    height: '64px',
    display: 'grid',
    placeItems: 'center',
    bg: 'bg',
    borderColor: 'border.control',
    cursor: 'pointer',
    '&[data-to=start]': { insetInlineStart: 0, borderInlineEndWidth: '1.5px' },
    '&[data-to=end]': { insetInlineEnd: 0, borderInlineStartWidth: '1.5px' },
  },
})

interface Props {
  /** The id of the chosen item, which is scrolled into view. */
  chosen: string
  children: ReactNode
}

/** A row that scrolls sideways, with an arrow at each end that has more. Mark the chosen item with `data-chosen`. */
export const Strip = ({ chosen, children }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const mark = useCallback(() => {
    const strip = scroller.current
    if (!strip || !root.current) return
    const { scrollLeft, clientWidth, scrollWidth } = strip
    const more = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end']
    root.current.dataset['more'] = more.filter(Boolean).join(' ')
  }, [])
  useLayoutEffect(() => {
    const strip = scroller.current
    const tab = strip?.querySelector('[data-chosen=true]')
    if (strip && tab) {
      const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
      // Not `scrollIntoView`, which would move the page too. Room is left for the arrows.
      strip.scrollLeft += Math.min(0, inner.left - outer.left - arrow) + Math.max(0, inner.right - outer.right + arrow)
    }
    mark()
  }, [chosen, mark])
  useLayoutEffect(() => {
    const strip = scroller.current
    if (!strip || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(mark)
    observer.observe(strip)
    return () => observer.disconnect()
  }, [mark])
  const go = (pages: 1 | -1) => {
    const strip = scroller.current
    strip?.scrollBy({ left: pages * strip.clientWidth * 0.7 })
  }
  return (
    <Root ref={root}>
      <More type="button" data-to="start" aria-hidden tabIndex={-1} onClick={() => go(-1)}>
        <ChevronLeft size={20} />
      </More>
      <Scroller ref={scroller} onScroll={mark}>
        {children}
      </Scroller>
      <More type="button" data-to="end" aria-hidden tabIndex={-1} onClick={() => go(1)}>
        <ChevronRight size={20} />
      </More>
    </Root>
  )
}
