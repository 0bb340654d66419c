import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { problemApi } from '../../api/problem/problemApi'
import { InPerson } from '../account/shared/InPerson'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Notice } from '../../ui/kit/Notice'
import { Page } from '../../ui/kit/Page'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './report/messages'
import { ReportForm } from './report/ReportForm'

const Off = () => (
  <Notice
    action={
      <TextLink asChild alone>
        <Link to={paths.contact}>
          <FormattedMessage {...messages.contact} />
        </Link>
      </TextLink>
    }
  >
    <FormattedMessage {...messages.off} />
  </Notice>
)

const Report = () => {
  const { data } = problemApi.useGetProblemReportingQuery()
  // Where the server does not say, it may still take a report.
  const isOff = data?.isOpen === false
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      lead={!isOff && <FormattedMessage {...messages.lead} />}
      width="column"
    >
      {isOff ? (
        <Off />
      ) : (
        <InPerson>
          <ReportForm />
        </InPerson>
      )}
    </Page>
  )
}

/** /report-problem: a visitor or a member says what went wrong. */
export const ReportProblemScreen = () => (
  <MessagesOf part="problem.report">
    <Report />
  </MessagesOf>
)
