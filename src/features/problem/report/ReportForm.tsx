import type { SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiFailure } from '../../../api/request'
import { Form } from '../../../forms/Form'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { FormError } from '../../../ui/kit/FormError'
import { Section } from '../../../ui/kit/Section'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { Facts } from './Facts'
import { messages } from './messages'
import { Sent } from './Sent'
import { StepsPart } from './StepsPart'
import { useReportFile } from './useReportFile'
import { useReportedPage, useReportForm } from './useReportForm'

const failureMessage = ({ status, code }: ApiFailure) => {
  if (code === 'problem_reports_off') return messages.off
  if (code === 'offline' || code === 'transport') return messages.offline
  if (status === 413) return messages.tooLarge
  return status === 429 ? messages.tooMany : messages.failed
}

/** What happened, in the reader's own text, and all that is sent beside it. */
export const ReportForm = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  const report = useReportFile()
  const page = useReportedPage(report.file)
  const { of, answer, failure, chooseKey, ...form } = useReportForm(report.file)
  if (answer.isSuccess) return <Sent onAnother={answer.reset} />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    chooseKey()
    form.submit(event)
  }
  return (
    <Form form={{ ...form, submit }} action={<FormattedMessage {...messages.send} />}>
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormError>
          <FormattedMessage {...failureMessage(failure)} />
        </FormError>
      )}
      <TextAreaField rows={6} hint={formatMessage(messages.descriptionHint)} {...of('description')} />
      {user === null ? (
        <TextField type="email" autoComplete="email" hint={formatMessage(messages.emailHint)} {...of('email')} />
      ) : (
        <p>
          <FormattedMessage {...messages.replyTo} values={{ email: user.email }} />
        </p>
      )}
      <Section heading={<FormattedMessage {...messages.facts} />}>
        <Facts page={page} file={report.file} />
      </Section>
      <Section heading={<FormattedMessage {...messages.steps} />}>
        <StepsPart report={report} choice={of('withSteps')} />
      </Section>
    </Form>
  )
}
