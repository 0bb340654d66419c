import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { closed, opened, selectOpen } from '../../store/ui/uiSlice'

/** Which row's menu or dialog is open: one question for all rows, in place of one a row. */
export const useOpenRow = (kind: 'menu' | 'dialog') => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpen)
  const nameOf = (entryId: string) => `${kind}.result-${entryId}`
  return {
    isOpen: (entryId: string) => open.includes(nameOf(entryId)),
    setOpen: (entryId: string, isOpen: boolean) => dispatch(isOpen ? opened(nameOf(entryId)) : closed(nameOf(entryId))),
  }
}
