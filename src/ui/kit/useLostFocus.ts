import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a container when `state` changes and the element that had the focus was removed with the change, such as
 * the button of a deleted row. Returns the ref of the container, which needs `tabIndex={-1}`.
 */
export const useLostFocus = (state: unknown) => {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [state])
  return container
}
