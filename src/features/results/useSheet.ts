import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ResultSheet, SheetRow } from '#contract/results/desk'
import { parseTime } from '#contract/results/result'
import type { CourseTimes } from '#contract/results/score'
import { maximumTimeOf } from '#contract/rules/scoring'
import type { ParseResult } from '#contract/shared/parse'
import { useSaveResultsMutation, type ClassArg } from '../../api/results/resultApi'
import { selectUser } from '../../store/auth/authSlice'
import { confirmLeavingUnsent } from '../../store/forms/confirmLeavingUnsent'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  courseTyped,
  fileRead,
  importAccepted,
  importDropped,
  runReverted,
  runTyped,
  saveRequested,
  selectResultSheet,
  typedDiscarded,
  type CellTexts,
  type CourseTexts,
  type ImportState,
} from '../../store/results/resultSheetsSlice'
import { followSaves, saveCallOf } from '../../store/results/sendSaves'
import { useCallKey } from '../../store/router/useCallKey'
import { shownRows, textsOf, timeText, type ShownRow } from './cells'

export const courseFields = ['courseTime', 'courseLength', 'maximumTime'] as const

const readLength = (text: string): number | null => (/^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null)

/** What is wrong with a field of the course. */
type CourseCode = 'invalidTime' | 'invalidLength' | 'maximumTooShort'
type Course = Record<keyof CourseTexts, number | null>

const readCourse = (texts: CourseTexts): ParseResult<Course, CourseCode> => {
  const data: Course = {
    courseTime: parseTime(texts.courseTime),
    courseLength: readLength(texts.courseLength),
    maximumTime: parseTime(texts.maximumTime),
  }
  const { courseTime, maximumTime } = data
  const fields: Partial<Record<keyof CourseTexts, CourseCode>> = {}
  if (courseTime !== null && maximumTime !== null && maximumTime < courseTime) fields.maximumTime = 'maximumTooShort'
  for (const field of courseFields)
    if (texts[field].trim() !== '' && data[field] === null)
      fields[field] = field === 'courseLength' ? 'invalidLength' : 'invalidTime'
  return Object.keys(fields).length > 0 ? { success: false, fields } : { success: true, data }
}

/** The grid of a class: what is typed lives in the store until it is saved, a row at a time or all at once. */
export const useSheet = ({ slug, classId }: ClassArg, read: ResultSheet) => {
  const dispatch = useAppDispatch()
  const { formatNumberToParts } = useIntl()
  const { runs, course: typedCourse, ...sheet } = useAppSelector((state) => selectResultSheet(state, classId))
  const [, saved] = useSaveResultsMutation(useCallKey(saveCallOf(classId)))
  useEffect(() => dispatch(followSaves()), [dispatch])
  useEffect(() => dispatch(confirmLeavingUnsent()), [dispatch])

  const point = formatNumberToParts(0.1).find(({ type }) => type === 'decimal')?.value ?? '.'
  const savedCourse: CourseTexts = {
    courseTime: timeText(read.courseTime, point),
    courseLength: read.courseLength === null ? '' : `${read.courseLength}`,
    maximumTime: timeText(read.maximumTime, point),
  }
  const course: CourseTexts = { ...savedCourse, ...typedCourse }
  const readingCourse = readCourse(course)
  const courseIsTyped = courseFields.some((field) => course[field] !== savedCourse[field])
  const textsOfRow = ({ entryId, result }: SheetRow): CellTexts => ({
    ...textsOf(result, point),
    ...runs.entities[entryId]?.texts,
  })
  const entered = readingCourse.success ? readingCourse.data : read
  const maximumByRules = maximumTimeOf(read.rules.scoring.maximumTime, { ...entered, type: read.cls.type })
  const times: CourseTimes = {
    courseTime: entered.courseTime,
    maximumTime: entered.maximumTime ?? maximumByRules,
  }
  const rows = shownRows(read, textsOfRow, times)

  // A row that has not changed keeps the function it was drawn with: who types is asked when it is called.
  const type = (eventOf: (by: { classId: string; ownerId: string }) => UnknownAction) =>
    dispatch((act, getState) => void act(eventOf({ classId, ownerId: selectUser(getState())?.id ?? '' })))

  /** Rows are saved in turn: typing continues without waiting for the answer. */
  const saveRows = (which: readonly ShownRow[]) => {
    const changes = which.flatMap(({ row, result, isUnsaved }) =>
      isUnsaved && result !== 'invalid' ? [{ entryId: row.entryId, result, known: row.result }] : [],
    )
    const isCourseTyped = courseIsTyped && readingCourse.success
    if (changes.length === 0 && !isCourseTyped) return
    const { courseTime, courseLength, maximumTime } = isCourseTyped ? readingCourse.data : read
    const course = { courseTime, courseLength, maximumTime }
    const request = { slug, version: read.version, runs: changes, course, isCourseTyped }
    type((by) => saveRequested({ ...by, ...request }))
  }
  return {
    ...sheet,
    rows,
    times,
    maximumByRules,
    course,
    saveRows,
    saved,
    courseIsTyped,
    courseFaults: readingCourse.success ? {} : readingCourse.fields,
    setCourse: (texts: Partial<CourseTexts>) => type((by) => courseTyped({ ...by, texts })),
    setCells: (entryId: string, texts: Partial<CellTexts>) => type((by) => runTyped({ ...by, entryId, texts })),
    showImport: (read: ImportState) => type((by) => fileRead({ ...by, imported: read })),
    acceptImport: () => void dispatch(importAccepted({ classId })),
    dropImport: () => void dispatch(importDropped({ classId })),
    forgetRow: (entryId: string) => void dispatch(runReverted({ classId, entryId })),
    discard: () => void dispatch(typedDiscarded({ classId })),
  }
}
export type Sheet = ReturnType<typeof useSheet>
