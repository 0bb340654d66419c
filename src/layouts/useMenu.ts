import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { closed, opened, selectOpen } from '../store/ui/uiSlice'

/**
 * What makes a <details> a menu: the browser opens it, before any script has run too, and the store follows; it closes
 * on Escape, on a press or a focus elsewhere, and on navigation.
 */
export const useMenu = (name: string) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpen).includes(name)
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (ref.current?.open) dispatch(opened(name))
  }, [dispatch, name])
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) dispatch(closed(name))
    }
    // Also a focus that comes from the browser's own bars, past which Tab has led.
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, leave)
    return () => {
      for (const event of events) document.removeEventListener(event, leave)
    }
  }, [dispatch, name, open])
  return {
    ref,
    open,
    // Browsers close the other menus of one name themselves, before the store changes.
    name: 'menu',
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
      if (currentTarget.open && !open) dispatch(opened(name))
      if (!currentTarget.open && open) dispatch(closed(name))
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return
      dispatch(closed(name))
      ref.current?.querySelector('summary')?.focus()
    },
  }
}
