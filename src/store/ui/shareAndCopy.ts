import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks'
import type { AppThunk } from '../storeTypes'
import { closed, opened, selectOpen } from './uiSlice'

const said = (outcome: 'copied' | 'copyFailed' | 'fileSaved') => opened({ kind: 'handOver', outcome })

const forgetLast = (): AppThunk => (dispatch, getState) => {
  for (const one of selectOpen(getState())) if (one.kind === 'handOver') dispatch(closed(one))
}

const copyText =
  (text: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) =>
    void dispatch(said((await effects.clipboard.write(text)) ? 'copied' : 'copyFailed'))

const shareLink =
  (link: { title: string; url: string }): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    if (!(await effects.share(link))) await dispatch(copyText(link.url))
  }

const saveText =
  (name: string, text: string): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.files.save(name, 'text/plain', text)
    dispatch(said('fileSaved'))
  }

/** Hands texts to the reader, into the clipboard or as a file, and says what became of the last one. */
export const useShareAndCopy = () => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpen)
  useEffect(() => () => dispatch(forgetLast()), [dispatch])
  return {
    outcome: open.find((one) => one.kind === 'handOver')?.outcome,
    copy: (text: string) => void dispatch(copyText(text)),
    /** Where the device shares nothing, the address is copied. */
    share: (link: { title: string; url: string }) => void dispatch(shareLink(link)),
    save: (name: string, text: string) => dispatch(saveText(name, text)),
  }
}
