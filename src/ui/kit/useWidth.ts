import { useLayoutEffect, useRef } from 'react'

/**
 * Says the width that an element has for its content, in px of a text of normal size: larger text has less room. Before it
 * is painted, and whenever it may be another one; `onWidth` must be the same function at every render.
 */
export const useWidth = <Element extends HTMLElement>(onWidth: (width: number) => void) => {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const enlarged = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16
    const measure = () => onWidth(element.clientWidth / enlarged())
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Enlarged text leaves the element as wide as it was, but makes the page longer.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [onWidth])
  return ref
}
