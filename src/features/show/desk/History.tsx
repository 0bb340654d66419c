import { chakra } from '@chakra-ui/react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { ChangedClass, HistoryValue, ShowEvent } from '#contract/show/history'
import { useGetShowHistoryQuery } from '../../../api/show/showEditApi'
import { useFormats } from '../../../i18n/useFormats'
import { amountText } from '../../../lib/typedAmount'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { cellNames, type CellName } from './edit/rows'
import { cellMessages, fieldMessages } from './edit/messages'
import { eventMessages, historyMessages as messages, workMessages } from './historyMessages'

const List = chakra('ol', {
  base: { listStyle: 'none', '& > li': { borderBottom: '1px solid {colors.border}', paddingBlock: '3' } },
})
const Head = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })
const When = chakra('span', { base: { color: 'fg.muted', textStyle: 'small' } })
const Changes = chakra('ul', {
  base: { listStyle: 'none', marginTop: '2', '& li': { overflowWrap: 'anywhere', paddingBlock: '2px' } },
})
const Reason = chakra('blockquote', { base: { marginTop: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

const fieldName: Record<string, keyof typeof fieldMessages> = {
  entriesOpen: 'entriesOpenDay',
  entriesClose: 'entriesCloseDay',
}
const isCell = (name: string): name is CellName => cellNames.some((cell) => cell === name)
const amounts: readonly string[] = ['price', 'earlyPrice']

/** A value as it is displayed: nothing is a dash, a list its parts. */
const useValueText = () => {
  const { formatMessage } = useIntl()
  return (name: string, value: HistoryValue) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return formatMessage(messages.nothing)
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'boolean') return formatMessage(value ? messages.yes : messages.no)
    return amounts.includes(name) && typeof value === 'number' ? amountText(value) : String(value).replace('T', ', ')
  }
}

/** A class as it is known: by when and where it is. */
const useClassName = () => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  return ({ date, startTime: time, ring }: Pick<ChangedClass, 'date' | 'startTime' | 'ring'>) =>
    formatMessage(messages.className, { day: shortDay(date), time, ring })
}

const ClassChange = ({ cls }: { cls: ChangedClass }) => {
  const { formatMessage } = useIntl()
  const valueText = useValueText()
  const name = useClassName()(cls)
  if (cls.change !== 'changed') return <FormattedMessage {...messages[cls.change]} values={{ name }} />
  const cells = cls.cells
    .filter(({ cell }) => isCell(cell))
    .map(({ cell, before, after }) =>
      formatMessage(messages.fieldChange, {
        field: isCell(cell) ? formatMessage(cellMessages[cell]) : cell,
        before: valueText(cell, before),
        after: valueText(cell, after),
      }),
    )
  return <FormattedMessage {...messages.changed} values={{ name, changes: <FormattedList value={cells} /> }} />
}

const Event = ({ event }: { event: ShowEvent }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const valueText = useValueText()
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
      {event.fields.length + event.classes.length > 0 && (
        <Changes role="list">
          {event.fields.map(({ field, before, after }) => (
            <li key={field}>
              <FormattedMessage
                {...messages.fieldChange}
                values={{
                  field: formatMessage(fieldMessages[fieldName[field] ?? (field as keyof typeof fieldMessages)]),
                  before: <bdi>{valueText(field, before)}</bdi>,
                  after: <bdi>{valueText(field, after)}</bdi>,
                }}
              />
            </li>
          ))}
          {event.classes.map((cls, index) => (
            <li key={index}>
              <ClassChange cls={cls} />
            </li>
          ))}
        </Changes>
      )}
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
