import { useCallback } from 'react'
import { apiBase } from '#contract/shared/paths'
import type { ApiExtra } from '../../api/request'
import { useAppDispatch } from '../hooks'

/** What a screen needs of the port for files: an id for one that was chosen, and where the API has one to show. */
export const useFiles = () => {
  const dispatch = useAppDispatch()
  const ask = useCallback(
    <Answer>(of: (extra: ApiExtra) => Answer): Answer => dispatch((_dispatch, _state, extra) => of(extra)),
    [dispatch],
  )
  return {
    keep: (file: Blob) => ask(({ effects }) => effects.files.keep(file)),
    addressOf: (path: string) => ask(({ apiHost }) => apiHost + apiBase + path),
  }
}
