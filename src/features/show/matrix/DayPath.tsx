import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { curveThrough } from '../../../lib/curve'
import { PathLine } from '../../../ui/kit/PathLine'
import { dayLine } from './dayLine'

const Sheet = chakra('svg', {
  base: {
    position: 'absolute',
    inset: 0,
    // Under the table: so many cells, each laid over it, would be slow to paint.
    zIndex: '-1',
    width: 'full',
    height: 'full',
    pointerEvents: 'none',
    overflow: 'visible',
  },
})

/** The line through the chosen cells, drawn once each time they change. It is in the box that holds the table. */
export const DayPath = ({ runs }: { runs: readonly string[] }) => {
  const sheet = useRef<SVGSVGElement>(null)
  const line = useRef<SVGPathElement>(null)
  const order = runs.join()
  useLayoutEffect(() => {
    const frame = sheet.current?.parentElement
    if (!frame) return
    // Written past React: a measurement is no state, and drawing twice would show.
    const draw = () => {
      const { left, top } = frame.getBoundingClientRect()
      const boxes = order.split(',').flatMap((run) => {
        const cell = frame.querySelector(`[data-run="${run}"]`)?.getBoundingClientRect()
        if (!cell) return []
        return [{ left: cell.left - left, right: cell.right - left, top: cell.top - top, bottom: cell.bottom - top }]
      })
      line.current?.setAttribute('d', curveThrough(dayLine(boxes)))
    }
    draw()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(draw)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [order])
  return (
    <Sheet ref={sheet} aria-hidden>
      <PathLine key={order} ref={line} pathLength={1} animated />
    </Sheet>
  )
}
