import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ResultSheet, SheetRow } from '#contract/results/desk'
import { type ResultRow, parseTime } from '#contract/results/result'
import type { Read } from '#contract/shared/read'
import { failureOf } from '../../api/failureOf'
import type { ApiFailure } from '../../api/request'
import { useSaveResultsMutation, type ClassArg } from '../../api/results/resultApi'
import { confirmLeavingUnsent } from '../../store/forms/confirmLeavingUnsent'
import { fieldChanged, formBegun, formRebased, selectForm } from '../../store/forms/formsSlice'
import { formOf, without } from '../../store/forms/formState'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useCallKey } from '../../store/router/useCallKey'
import { cells, isSameResult, shownRows, textsOf, type Cell, type CellTexts, type ShownRow } from './cells'

export const courseFields = ['courseTime', 'courseLength'] as const
type CourseField = (typeof courseFields)[number]

const keyOf = (entryId: string, cell: Cell) => `${entryId} ${cell}`
const keysOf = (entryId: string) => cells.map((cell) => keyOf(entryId, cell))

const readLength = (text: string): number | null => (/^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null)
const readCourse = (texts: Record<CourseField, string>): Read<Record<CourseField, number | null>> => {
  const courseTime = parseTime(texts.courseTime)
  const courseLength = readLength(texts.courseLength)
  const isWrong = (text: string, value: number | null) => text.trim() !== '' && value === null
  return isWrong(texts.courseTime, courseTime) || isWrong(texts.courseLength, courseLength)
    ? { success: false, fields: { courseTime: 'invalid' } }
    : { success: true, data: { courseTime, courseLength } }
}

/** The present state, from a refusal as stale. */
const presentOf = ({ details }: ApiFailure) =>
  details as { version: number; present: Pick<ResultSheet, 'courseTime' | 'courseLength'> & { rows: ResultRow[] } }

/** The grid of a class: what is typed lives in the store until it is saved, a row at a time or all at once. */
export const useSheet = (at: ClassArg, sheet: ResultSheet) => {
  const dispatch = useAppDispatch()
  const { formatNumberToParts } = useIntl()
  const id = `results/${at.classId}`
  const form = useAppSelector((state) => selectForm(state, id))
  const typed = (form?.values ?? {}) as Record<string, string | undefined>
  const [save, saved] = useSaveResultsMutation(useCallKey(id))
  const version = useRef(sheet.version)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    // Versions only grow: an answer that is late names none that is newer.
    version.current = Math.max(version.current, sheet.version)
  }, [sheet.version])
  useEffect(() => dispatch(confirmLeavingUnsent()), [dispatch])

  const point = formatNumberToParts(0.1).find(({ type }) => type === 'decimal')?.value ?? '.'
  const savedCourse = {
    courseTime: textsOf({ faults: 0, refusals: 0, time: sheet.courseTime, outcome: 'run', disqualified: null }, point)
      .time,
    courseLength: sheet.courseLength === null ? '' : `${sheet.courseLength}`,
  }
  const course = {
    courseTime: typed.courseTime ?? savedCourse.courseTime,
    courseLength: typed.courseLength ?? savedCourse.courseLength,
  }
  const readingCourse = readCourse(course)
  const typedOf = ({ entryId, result }: SheetRow): CellTexts => {
    const base = textsOf(result, point)
    return Object.fromEntries(cells.map((cell) => [cell, typed[keyOf(entryId, cell)] ?? base[cell]])) as CellTexts
  }
  const rows = shownRows(sheet, typedOf, readingCourse.success ? readingCourse.data.courseTime : sheet.courseTime)

  // A row that has not changed keeps the function it was drawn with: what there is is asked when it is called.
  const set = (path: string, value: unknown) =>
    dispatch((act, getState) => {
      if (!selectForm(getState(), id)) act(formBegun({ id, form: formOf({}, version.current) }))
      act(fieldChanged({ id, path, value }))
    })
  const forget = (fields: string[]) =>
    dispatch((act, getState) => {
      const now = selectForm(getState(), id)
      if (now) act(formRebased({ id, form: without(now, fields) }))
    })

  const isSameAsRead = (changes: readonly ResultRow[], present: readonly ResultRow[]) =>
    changes.every(({ entryId }) => {
      const read = sheet.rows.find((row) => row.entryId === entryId)?.result ?? null
      return isSameResult(read, present.find((row) => row.entryId === entryId)?.result ?? null)
    })
  const send = async (changes: ResultRow[], withCourse: boolean) => {
    const own = readingCourse.success && withCourse ? readingCourse.data : sheet
    const body = { courseTime: own.courseTime, courseLength: own.courseLength, rows: changes }
    let answer = await save({ ...at, ...body, version: version.current })
    const failure = failureOf(answer)
    if (failure?.code === 'stale') {
      const { version: newest, present } = presentOf(failure)
      version.current = newest
      // Someone else has saved other dogs: nothing of theirs is lost by this.
      if (!withCourse && isSameAsRead(changes, present.rows)) {
        const { courseTime, courseLength } = present
        answer = await save({ ...at, courseTime, courseLength, rows: changes, version: newest })
      }
    }
    if (!answer.data) return
    version.current = Math.max(version.current, answer.data.version)
    forget([...changes.flatMap(({ entryId }) => keysOf(entryId)), ...(withCourse ? courseFields : [])])
  }
  const courseIsTyped = courseFields.some((field) => typed[field] !== undefined && typed[field] !== savedCourse[field])
  /** Rows are saved in turn: typing continues without waiting for the answer. */
  const saveRows = (which: readonly ShownRow[]) => {
    const changes = which.flatMap(({ row: { entryId }, result, isUnsaved }) =>
      isUnsaved && result !== 'invalid' ? [{ entryId, result }] : [],
    )
    const withCourse = courseIsTyped && readingCourse.success
    if (changes.length > 0 || withCourse) turn.current = turn.current.then(() => send(changes, withCourse))
  }
  return {
    rows,
    course,
    set,
    forget,
    saveRows,
    saved,
    courseIsTyped,
    courseIsWrong: !readingCourse.success,
    setCells: (entryId: string, texts: Partial<CellTexts>) => {
      for (const cell of cells) if (texts[cell] !== undefined) set(keyOf(entryId, cell), texts[cell])
    },
    forgetRow: (entryId: string) => forget(keysOf(entryId)),
    discard: () => forget(Object.keys(typed)),
    imported: typed.imported as unknown as { rows: number; unknown: string[] } | { failed: true } | undefined,
  }
}
export type Sheet = ReturnType<typeof useSheet>
