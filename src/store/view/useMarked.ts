import { useAppDispatch, useAppSelector } from '../hooks'
import { rowsMarked, selectView } from './viewSlice'

/** The ids of the rows that are marked in a list, and the way to mark others. Another list's are forgotten then. */
export const useMarked = (list: string) => {
  const dispatch = useAppDispatch()
  const { marked } = useAppSelector(selectView)
  return {
    marked: marked?.list === list ? marked.ids : [],
    onMark: (ids: string[]) => dispatch(rowsMarked(ids.length === 0 ? undefined : { list, ids })),
  }
}
