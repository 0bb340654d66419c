import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { problemStates, type DeskProblemRow } from '#contract/problem/desk'
import { fill, paths } from '#contract/shared/paths'
import { useGetDeskProblemsInfiniteQuery } from '../../../api/problem/deskProblemApi'
import { useFormats } from '../../../i18n/useFormats'
import { useListAddress } from '../../../lists/useListAddress'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { ListBody } from '../../desk/shared/ListBody'
import { FindProblems } from './FindProblems'
import { listMessages as messages } from './messages'
import { ProblemState } from './ProblemState'

const choices = { text: null, state: ['', ...problemStates] } as const

const ProblemRow = ({ report }: { report: DeskProblemRow }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const { id, excerpt, sender, reportedAt, page, state, hasCrash, hasTrace } = report
  return (
    <Row
      title={
        <TextLink asChild>
          <Link to={fill(paths.deskProblem, { id })}>
            <bdi>{excerpt}</bdi>
          </Link>
        </TextLink>
      }
      tags={
        <>
          <ProblemState state={state} />
          {hasCrash && <StateTag tone="danger">{formatMessage(messages.crashed)}</StateTag>}
          {hasTrace && <StateTag>{formatMessage(messages.traced)}</StateTag>}
        </>
      }
      facts={
        <FormattedMessage
          {...messages.facts}
          values={{
            sender: <bdi>{sender ?? formatMessage(messages.visitor)}</bdi>,
            ...localMoment(reportedAt),
            page: <bdi>{page}</bdi>,
          }}
        />
      }
    />
  )
}

const List = () => {
  const { formatMessage } = useIntl()
  const [{ text, state }, change] = useListAddress(choices)
  const found = useGetDeskProblemsInfiniteQuery({ order: 'newest', text, state }, { refetchOnFocus: true })
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <FindProblems text={text} state={state} onChange={change} />
      <ListBody
        found={found}
        messages={messages}
        isSearched={text !== '' || state !== ''}
        onClear={() => change({ text: '', state: '' })}
      >
        {(rows) => (
          <RowList>
            {rows.map((report) => (
              <ProblemRow key={report.id} report={report} />
            ))}
          </RowList>
        )}
      </ListBody>
    </Page>
  )
}

/** /desk/problem-reports: what members and visitors have reported, the newest first; the search is in the address. */
export const DeskProblemsScreen = () => (
  <MessagesOf part="problem.desk">
    <List />
  </MessagesOf>
)
