import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskProblem } from '#contract/problem/desk'
import { paths } from '#contract/shared/paths'
import { useGetDeskProblemQuery } from '../../../api/problem/deskProblemApi'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { DataList } from '../../../ui/kit/DataList'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { SourceText } from '../../../ui/kit/SourceText'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { DeleteProblem } from './DeleteProblem'
import { listMessages, reportMessages as messages } from './messages'
import { ProblemAnswers } from './ProblemAnswers'
import { ProblemState } from './ProblemState'
import { ProblemSteps } from './ProblemSteps'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '7' } })
const Crash = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Text = chakra('p', { base: { maxWidth: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

const AllProblems = () => (
  <TextLink asChild alone>
    <Link to={paths.deskProblems}>
      <FormattedMessage {...messages.all} />
    </Link>
  </TextLink>
)

const Details = ({ report }: { report: DeskProblem }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const { sender, email, reportedAt, page, version, browser } = report
  const label = (message: keyof typeof messages) => <FormattedMessage {...messages[message]} />
  return (
    <Section heading={label('details')}>
      <DataList
        items={[
          { label: label('sender'), value: <bdi>{sender ?? formatMessage(listMessages.visitor)}</bdi> },
          { label: label('email'), value: email === null ? label('noEmail') : <bdi>{email}</bdi> },
          {
            label: label('reportedAt'),
            value: <FormattedMessage {...messages.moment} values={localMoment(reportedAt)} />,
          },
          { label: label('page'), value: <bdi>{page}</bdi> },
          { label: label('version'), value: <bdi>{version}</bdi> },
          { label: label('browser'), value: <bdi>{browser}</bdi> },
        ]}
      />
    </Section>
  )
}

const CrashSection = ({ crash }: { crash: NonNullable<DeskProblem['crash']> }) => {
  const { formatMessage } = useIntl()
  return (
    <Section heading={<FormattedMessage {...messages.crash} />}>
      <Crash>
        <Text>
          <bdi>{crash.message}</bdi>
        </Text>
        {crash.stack !== '' && <SourceText label={formatMessage(messages.stack)}>{crash.stack}</SourceText>}
      </Crash>
    </Section>
  )
}

const Known = ({ report }: { report: DeskProblem }) => (
  <Page
    before={<DeskTrail section="problems" />}
    title={<FormattedMessage {...messages.report} />}
    aside={<ProblemState state={report.state} />}
  >
    <Parts>
      <Section heading={<FormattedMessage {...messages.whatHappened} />}>
        <Text>
          <bdi>{report.description}</bdi>
        </Text>
      </Section>
      <ProblemAnswers report={report} />
      <Details report={report} />
      {report.crash && <CrashSection crash={report.crash} />}
      <ProblemSteps report={report} />
      <div>
        <DeleteProblem id={report.id} />
      </div>
    </Parts>
  </Page>
)

const Read = () => {
  const { formatMessage } = useIntl()
  const { id } = useRouteParams(paths.deskProblem) ?? { id: '' }
  const query = useGetDeskProblemQuery(id)
  if (query.currentData) return <Known report={query.currentData} />
  return (
    <Page title={formatMessage(messages.report)} before={<DeskTrail section="problems" />}>
      <RecordWaiting query={query} messages={{ ...listMessages, ...messages }} out={<AllProblems />} />
    </Page>
  )
}

/** /desk/problem-reports/{id}: what was said and sent, the steps, the answers. */
export const DeskProblemScreen = () => (
  <MessagesOf part="problem.desk">
    <Read />
  </MessagesOf>
)
