import { useAppDispatch, useAppSelector } from '../hooks'
import { closed, opened, selectOpen } from './uiSlice'

/** Whether a menu or dialog is open. Its name is a path (uiSlice): a trace shows it, and another screen closes it. */
export const useOpen = (name: string) => {
  const dispatch = useAppDispatch()
  return {
    isOpen: useAppSelector(selectOpen).includes(name),
    setOpen: (open: boolean) => dispatch(open ? opened(name) : closed(name)),
  }
}
