import { useEffect, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import type { Overlay } from '../store/ui/overlay'
import { closed, opened, selectIsOpen } from '../store/ui/uiSlice'

export type MenuName = Extract<Overlay, { kind: 'menu' }>['menu']

/**
 * What makes a <details> a menu: the browser opens it, before any script has run too, and the store follows; it closes
 * on Escape, on a press or a focus elsewhere, and on navigation.
 */
export const useMenu = (name: MenuName) => {
  const dispatch = useAppDispatch()
  const menu = useMemo((): Overlay => ({ kind: 'menu', menu: name }), [name])
  const open = useAppSelector((state) => selectIsOpen(state, menu))
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (ref.current?.open) dispatch(opened(menu))
  }, [dispatch, menu])
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) dispatch(closed(menu))
    }
    // Also a focus that comes from the browser's own bars, past which Tab has led.
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, leave)
    return () => {
      for (const event of events) document.removeEventListener(event, leave)
    }
  }, [dispatch, menu, open])
  return {
    ref,
    open,
    // Browsers close the other menus of one name themselves, before the store changes.
    name: 'menu',
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
      if (currentTarget.open && !open) dispatch(opened(menu))
      if (!currentTarget.open && open) dispatch(closed(menu))
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return
      dispatch(closed(menu))
      ref.current?.querySelector('summary')?.focus()
    },
  }
}
