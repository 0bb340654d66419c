import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowEvent } from '#contract/show/history'
import { useGetShowHistoryQuery } from '../../../api/show/showEditApi'
import { useFormats } from '../../../i18n/useFormats'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { eventMessages, historyMessages as messages, workMessages } from './historyMessages'
import { ShowChanges, useClassName } from './ShowChanges'

const List = chakra('ol', {
  base: { listStyle: 'none', '& > li': { borderBottom: '1px solid {colors.border}', paddingBlock: '3' } },
})
const Head = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })
const When = chakra('span', { base: { color: 'fg.muted', textStyle: 'small' } })
const Reason = chakra('blockquote', { base: { marginTop: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

const Event = ({ event }: { event: ShowEvent }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const className = useClassName()
  const { work } = event
  const { day, time } = localMoment(event.at)
  const by = event.by ?? formatMessage(messages.noOne)
  return (
    <li>
      <Head>
        <strong>
          <FormattedMessage {...(work ? workMessages[work.kind] : eventMessages[event.event])} />
        </strong>
        {work?.cls && <span>{className(work.cls)}</span>}
        <When>
          <FormattedMessage {...messages.when} values={{ by: <bdi>{by}</bdi>, day, time }} />
        </When>
        {event.isNew && <StateTag tone="warning">{formatMessage(messages.isNew)}</StateTag>}
      </Head>
      {event.why !== null && <Reason>{event.why}</Reason>}
      <ShowChanges difference={event} />
    </li>
  )
}

const Read = ({ slug }: { slug: string }) => {
  const { formatMessage } = useIntl()
  const { currentData, isError, refetch } = useGetShowHistoryQuery(slug)
  if (isError && !currentData)
    return (
      <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  if (!currentData) return <SkeletonRows rows={2} label={formatMessage(messages.loading)} />
  if (currentData.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.none} />
      </p>
    )
  return (
    <List role="list">
      {currentData.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </List>
  )
}

/** What happened to a show, the newest first; of an approver what is new since they last decided. */
export const History = ({ slug }: { slug: string }) => (
  <MessagesOf part="show.edit">
    <Read slug={slug} />
  </MessagesOf>
)
