import { useEffect, useState } from 'react'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/storeTypes'
import { selectKeepsSteps } from '../../../store/ui/uiSlice'
import { useMissing } from '../../../ui/kit/MissingParts'
import type { ReportFile } from '../file/makeFile'

/** What was kept before must not be sent after its owner has left or has taken the consent back. */
const forgetFile =
  (): AppThunk =>
  (_dispatch, _getState, { effects }) =>
    void effects.files.keep(new Blob())

/**
 * What a report sends besides what is typed, made once for each visit: what its reader has seen is what is sent. null until
 * it is made. It is too large for the store.
 */
export const useReportFile = () => {
  const dispatch = useAppDispatch()
  const keeps = useAppSelector(selectKeepsSteps)
  const userId = useAppSelector(selectUser)?.id
  const [isMissing, setMissing] = useMissing('report file')
  const [file, setFile] = useState<ReportFile | null>(null)
  useEffect(() => {
    if (isMissing) return undefined
    let isWanted = true
    import(/* webpackChunkName: "problem-file" */ '../file/makeFile').then(
      ({ makeFile }) => isWanted && setFile(dispatch(makeFile())),
      () => isWanted && setMissing(true),
    )
    return () => {
      isWanted = false
      setFile(null)
      dispatch(forgetFile())
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- setMissing is another function with each overlay that opens
  }, [dispatch, keeps, userId, isMissing])
  return { file, isMissing, again: () => setMissing(false) }
}
