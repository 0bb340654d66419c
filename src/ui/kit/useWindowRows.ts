import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/** Fewer rows are drawn whole: the browser's own search finds them all. */
export const virtualFrom = 100

interface WindowRows<Row> {
  /** All rows are drawn. */
  whole: boolean
  shown: readonly Row[]
  /** The index of the first that is drawn. */
  from: number
  /** The room of the rows above and below them. */
  before: number
  after: number
}

/** Of many rows those near the screen. The body is the element that holds the rows, `measure` the ref of each. */
export const useWindowRows = <Body extends HTMLElement, Row>(rows: readonly Row[], usualHeight: number) => {
  const whole = rows.length < virtualFrom
  const body = useRef<Body>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  // The content above the rows may grow or disappear.
  useLayoutEffect(() => {
    const element = body.current
    if (!element || whole) return
    const measure = () => setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [whole])
  const virtualizer = useWindowVirtualizer({
    count: whole ? 0 : rows.length,
    scrollMargin,
    estimateSize: () => usualHeight,
    overscan: 10,
  })
  const items = virtualizer.getVirtualItems()
  const from = items[0]?.index ?? 0
  const inWindow: WindowRows<Row> = {
    whole,
    from,
    shown: whole ? rows : rows.slice(from, (items.at(-1)?.index ?? -1) + 1),
    before: (items[0]?.start ?? scrollMargin) - scrollMargin,
    after: whole ? 0 : virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
  }
  return { ...inWindow, body, measure: virtualizer.measureElement }
}
