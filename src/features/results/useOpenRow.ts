import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { isAmong, type Overlay } from '../../store/ui/overlay'
import { closed, opened, selectOpen } from '../../store/ui/uiSlice'

const overlays = {
  menu: (of: string): Overlay => ({ kind: 'menu', menu: 'result', of }),
  dialog: (of: string): Overlay => ({ kind: 'dialog', dialog: 'disqualify', of }),
}

/** Which row's menu or dialog is open: one question for all rows, in place of one a row. */
export const useOpenRow = (kind: 'menu' | 'dialog') => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpen)
  const overlayOf = overlays[kind]
  return {
    isOpen: (entryId: string) => isAmong(open, overlayOf(entryId)),
    setOpen: (entryId: string, isOpen: boolean) =>
      dispatch(isOpen ? opened(overlayOf(entryId)) : closed(overlayOf(entryId))),
  }
}
