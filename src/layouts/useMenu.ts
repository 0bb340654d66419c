import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
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
    const press = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) dispatch(closed(name))
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [dispatch, name, open])
  return {
    ref,
    open,
    // Browsers close the others of one name themselves, before the store has heard of it.
    name: 'menu',
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
      if (currentTarget.open && !open) dispatch(opened(name))
      if (!currentTarget.open && open) dispatch(closed(name))
    },
    // No new place for the focus: Safari gives a pressed link none, and it must stay there to be followed.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (open && relatedTarget && !currentTarget.contains(relatedTarget)) dispatch(closed(name))
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return
      dispatch(closed(name))
      ref.current?.querySelector('summary')?.focus()
    },
  }
}
