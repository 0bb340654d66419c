import { useIntl } from 'react-intl'
import { ProblemReport, problemLimits, reportedPage } from '#contract/problem/report'
import { parse } from '#contract/shared/parse'
import { paths } from '#contract/shared/paths'
import { problemApi } from '../../../api/problem/problemApi'
import { app } from '../../../config/version'
import { useFormMutation } from '../../../forms/useFormMutation'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { newKey } from '../../../store/purchase/newKey'
import { reportOriginOf } from '../../../store/router/reportOrigin'
import { selectLocation } from '../../../store/router/routerSlice'
import { hashOf } from '../../../trace/finalHash'
import type { ReportFile } from '../file/makeFile'
import { messages } from './messages'

export const version = `${app.version} ${app.commit}`.trim().slice(0, problemLimits.versionMax)

interface Values extends Record<string, unknown> {
  description: string
  email: string
  withSteps: boolean
  /** Under which key which contents were sent: the same ones, sent again, are one report. */
  sent: { key: string; contents: string } | null
}

const empty: Values = { description: '', email: '', withSteps: true, sent: null }

/** The page that a report is about, as it is sent. */
export const useReportedPage = (file: ReportFile | null): string => {
  const { state } = useAppSelector(selectLocation)
  const page = file?.origin?.page ?? reportOriginOf(state)?.page ?? paths.reportProblem
  return reportedPage(page).slice(0, problemLimits.pageMax)
}

/** The form of a report, which is sent with the file that its reader has seen. */
export const useReportForm = (file: ReportFile | null) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const isVisitor = useAppSelector(selectUser) === null
  const page = useReportedPage(file)
  const contentsOf = ({ description, email, withSteps }: Values) =>
    hashOf([
      description,
      email,
      page,
      withSteps ? (file?.steps?.trace.envelope?.finalHash ?? null) : null,
      file?.origin?.error ?? null,
    ])
  const { answer, ...form } = useFormMutation(problemApi.useSendProblemReportMutation, {
    form: 'problem',
    base: empty,
    labels: {
      description: formatMessage(messages.whatHappened),
      email: formatMessage(messages.email),
      withSteps: formatMessage(messages.withSteps),
    },
    parse: ({ description, email, withSteps, sent }) => {
      const steps = withSteps ? (file?.steps ?? null) : null
      const known = parse(ProblemReport, {
        description,
        email: isVisitor && email.trim() !== '' ? email : null,
        page,
        version,
        crash: file?.origin?.error ?? null,
        trace: null,
        failedStep: null,
      })
      if (!known.success) return known
      const { trace: _trace, ...body } = known.data
      const report = { ...body, failedStep: steps?.failedStep ?? null }
      return { success: true, data: { key: sent?.key ?? '', body: report, file: steps?.file ?? null } }
    },
  })
  /** Chooses the key before the form is read: a repeated press, or a try after a lost answer, sends the same report. */
  const chooseKey = () => {
    const contents = contentsOf(form.values)
    if (form.values.sent?.contents !== contents) form.set('sent', { key: dispatch(newKey()), contents })
  }
  return { ...form, answer, chooseKey }
}
