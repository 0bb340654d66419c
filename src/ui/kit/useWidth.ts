import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The width that an element has for its content, in px of a text of normal size: larger text has less room. 0 until it is
 * drawn, and where nothing is.
 */
export const useWidth = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const enlarged = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16
    const measure = () => setWidth(element.clientWidth / enlarged())
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Enlarged text leaves the element as wide as it was, but makes the page longer.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
