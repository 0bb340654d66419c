import { useAppDispatch, useAppSelector } from '../hooks'
import { allSelected, rowToggled, selectionCleared, selectSelected } from './selectionSlice'

/** The ids of the selected rows of a list, and what changes them. */
export const useSelection = (list: string) => {
  const dispatch = useAppDispatch()
  return {
    selected: useAppSelector((state) => selectSelected(state, list)),
    toggle: (id: string) => dispatch(rowToggled({ list, id })),
    selectAll: (ids: string[]) => dispatch(allSelected({ list, ids })),
    clear: () => dispatch(selectionCleared(list)),
  }
}
