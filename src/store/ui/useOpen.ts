import { useAppDispatch, useAppSelector } from '../hooks'
import type { Overlay } from './overlay'
import { closed, opened, selectIsOpen } from './uiSlice'

/** Whether a menu, a dialog or the like is open: a trace shows it, and another screen closes it. */
export const useOpen = (overlay: Overlay) => {
  const dispatch = useAppDispatch()
  return {
    isOpen: useAppSelector((state) => selectIsOpen(state, overlay)),
    setOpen: (open: boolean) => dispatch(open ? opened(overlay) : closed(overlay)),
  }
}
