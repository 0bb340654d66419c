import { addListener, removeListener, type ListenerEffect } from '@reduxjs/toolkit'
import type { ResultSheet } from '#contract/results/desk'
import type { ResultRow } from '#contract/results/result'
import type { ApiExtra } from '../../api/request'
import { resultApi, type ClassArg } from '../../api/results/resultApi'
import { staleIn } from '../../api/staleIn'
import { sameValue } from '../../lib/sameValue'
import { selectLocation } from '../router/routerSlice'
import { callKeyOf } from '../router/visitCalls'
import type { RootState } from '../rootReducer'
import type { AppDispatch, AppThunk } from '../storeTypes'
import {
  saveDone,
  saveFailed,
  saveRequested,
  saveSent,
  selectResultSheet,
  versionRead,
  type Course,
  type ResultSave,
} from './resultSheetsSlice'

type Present = Pick<ResultSheet, keyof Course> & { rows: ResultRow[] }

export const saveCallOf = (classId: string) => `results/${classId}`

/** The other save is about other dogs, so this one overwrites nothing of it. */
const isBeside = ({ runs, courseTexts }: ResultSave, { rows }: Present): boolean =>
  courseTexts === null &&
  runs.every(({ entryId, known }) => sameValue(known, rows.find((row) => row.entryId === entryId)?.result ?? null))

/** Sends a save on the newest version, and once more where another save came between and is about other dogs. */
const sendSave =
  (at: ClassArg, save: ResultSave): AppThunk<Promise<ResultSheet | undefined>> =>
  async (dispatch, getState) => {
    const { classId } = at
    const { getResultSheet, saveResults } = resultApi.endpoints
    const fixedCacheKey = callKeyOf(saveCallOf(classId), selectLocation(getState()).key)
    const rows = save.runs.map(({ entryId, result }) => ({ entryId, result }))
    const send = ({ courseTime, courseLength, maximumTime }: Course) => {
      const read = getResultSheet.select(at)(getState()).data?.version ?? 0
      const version = Math.max(read, selectResultSheet(getState(), classId).version)
      return dispatch(
        saveResults.initiate({ ...at, version, courseTime, courseLength, maximumTime, rows }, { fixedCacheKey }),
      )
    }
    const answer = await send(save.course)
    const stale = staleIn(answer.error)
    if (!stale) return answer.data
    dispatch(versionRead({ classId, version: stale.version }))
    const present = stale.present as unknown as Present
    return isBeside(save, present) ? (await send(present)).data : undefined
  }

/**
 * Sends one save at a time, each on the version that the last answer named, so typing continues without waiting. Saves that
 * are requested meanwhile are joined into the next call.
 */
const sendWaiting: ListenerEffect<ReturnType<typeof saveRequested>, RootState, AppDispatch, ApiExtra> = async (
  { payload: { slug, classId } },
  { dispatch, getState },
) => {
  const sheet = () => selectResultSheet(getState(), classId)
  if (sheet().isSending) return
  while (sheet().waiting) {
    dispatch(saveSent({ classId }))
    const { sent } = sheet()
    if (!sent) return
    const saved = await dispatch(sendSave({ slug, classId }, sent))
    // Its owner has signed out: the sheet is another account's now.
    if (sheet().sent !== sent) return
    dispatch(saved ? saveDone({ classId, version: saved.version }) : saveFailed({ classId }))
  }
}

/** Sends requested saves until the returned function is called; the save that is under way then still ends. */
export const followSaves = (): AppThunk<() => void> => (dispatch) => {
  const listener = { actionCreator: saveRequested, effect: sendWaiting }
  dispatch(addListener.withTypes<RootState, AppDispatch, ApiExtra>()(listener))
  return () => void dispatch(removeListener.withTypes<RootState, AppDispatch, ApiExtra>()(listener))
}
