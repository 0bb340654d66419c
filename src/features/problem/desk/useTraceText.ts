import { useEffect, useState } from 'react'
import { useGetProblemTraceQuery } from '../../../api/problem/deskProblemApi'
import { useAppDispatch } from '../../../store/hooks'
import type { AppThunk } from '../../../store/storeTypes'

const readKept =
  (file: string): AppThunk<Promise<string | null>> =>
  async (_dispatch, _getState, { effects }) =>
    (await effects.files.kept(file)?.text()) ?? null

/** The text of a report's trace: megabytes that no action changes, so the store has the id of the file alone. */
export const useTraceText = (id: string) => {
  const dispatch = useAppDispatch()
  const {
    currentData: file,
    isError,
    isFetching,
    refetch,
  } = useGetProblemTraceQuery(id, { refetchOnMountOrArgChange: true })
  const [read, setRead] = useState<{ file: string; text: string | null } | null>(null)
  useEffect(() => {
    if (file === undefined) return
    let wanted = true
    void dispatch(readKept(file)).then((text) => wanted && setRead({ file, text }))
    return () => {
      wanted = false
    }
  }, [dispatch, file])
  const text = !isFetching && read?.file === file ? read?.text : undefined
  // The port keeps one file: another one may have taken its place.
  return { text: text ?? null, isError: (isError && !isFetching) || text === null, refetch }
}
