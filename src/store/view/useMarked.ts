import { useAppDispatch, useAppSelector } from '../hooks'
import { panelToggled, selectView } from './viewSlice'

/**
 * The ids of the rows that are marked in a list, and the way to mark others. They stand among what was unfolded, behind the
 * name of the list: the first page has no room for a reducer of their own.
 */
export const useMarked = (list: string) => {
  const dispatch = useAppDispatch()
  const { panels } = useAppSelector(selectView)
  const prefix = `marked ${list}/`
  const marked = panels.filter((panel) => panel.startsWith(prefix)).map((panel) => panel.slice(prefix.length))
  const onMark = (ids: string[]) => {
    const changed = [...marked.filter((id) => !ids.includes(id)), ...ids.filter((id) => !marked.includes(id))]
    for (const id of changed) dispatch(panelToggled(prefix + id))
  }
  return { marked, onMark }
}
