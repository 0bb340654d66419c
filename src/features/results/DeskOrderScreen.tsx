import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#contract/shared/paths'
import type { OrderRun, OrderSheet } from '#contract/results/desk'
import { failureOf } from '../../api/failureOf'
import {
  useDrawOrderMutation,
  useGetOrderSheetQuery,
  useMoveInOrderMutation,
  usePublishOrderMutation,
  type ClassArg,
} from '../../api/results/resultApi'
import { heightMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { useCallKey } from '../../store/router/useCallKey'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Bib } from '../../ui/kit/Bib'
import { HeightMark } from '../../ui/kit/HeightMark'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { IconButton } from '../../ui/kit/IconButton'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Plate } from '../../ui/kit/Plate'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { StateTag } from '../../ui/kit/StateTag'
import { ClassPage, ClassPageWaiting } from './ClassPage'
import { dragRow } from './dragRow'
import { messages, orderMessages } from './messages'
import { TeamNamesForm } from './TeamNamesForm'
import { Papers } from './shared/Papers'
import { RunFiles } from './shared/RunFiles'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } })
const Seed = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' } })

const Order = chakra('div', {
  base: {
    '& [draggable]': { cursor: 'grab' },
    '& [data-over]': { boxShadow: 'inset 0 0 0 2px {colors.fg}' },
  },
})

/** The same order with a dog at another place. */
const moved = (runs: readonly OrderRun[], id: string, to: number): string[] =>
  runs
    .map(({ entryId }) => entryId)
    .filter((other) => other !== id)
    .toSpliced(to, 0, id)

const State = ({ sheet }: { sheet: OrderSheet }) => {
  const { localMoment } = useFormats()
  const { version, revision, publishedAt, isChanged, cls } = sheet
  if (cls.entries === 0) return <FormattedMessage {...orderMessages.noOne} />
  if (version === 0 && !cls.may.includes('order')) return <FormattedMessage {...orderMessages.notYet} />
  if (version === 0) return <FormattedMessage {...orderMessages.notDrawn} values={{ entries: cls.entries }} />
  if (publishedAt === null) return <FormattedMessage {...orderMessages.draft} />
  if (isChanged) return <FormattedMessage {...orderMessages.isChanged} values={{ revision }} />
  const { day, time } = localMoment(publishedAt)
  return <FormattedMessage {...orderMessages.published} values={{ moment: `${day}, ${time}`, revision }} />
}

interface RunsProps {
  sheet: OrderSheet
  onMove?: ((entryIds: string[]) => void) | undefined
}

const Runs = ({ sheet: { runs, cls }, onMove }: RunsProps) => {
  const { formatMessage } = useIntl()
  const place = (id: string, to: number) => onMove?.(moved(runs, id, to))
  return (
    <Order>
      <RowList ordered label={formatMessage(messages.orderTitle)}>
        {runs.map(
          ({ entryId, dogName: dog, number, handler, height, heightState, team, isLate, notForCompetition }, index) => (
            <Row
              key={entryId}
              {...(onMove && { item: dragRow(entryId, (dragged) => place(dragged, index)) })}
              lead={<Plate tone="off">{index + 1}</Plate>}
              title={
                <>
                  <Bib number={number} />
                  <bdi>{dog}</bdi>
                </>
              }
              tags={
                <>
                  {team !== '' && (
                    <StateTag>
                      <bdi>{team}</bdi>
                    </StateTag>
                  )}
                  {isLate && (
                    <StateTag tone="warning">
                      <FormattedMessage {...orderMessages.late} />
                    </StateTag>
                  )}
                  {notForCompetition && (
                    <StateTag>
                      <FormattedMessage {...messages.notForCompetition} />
                    </StateTag>
                  )}
                  <HeightMark state={heightState} />
                </>
              }
              facts={
                <>
                  <bdi>{handler}</bdi>
                  {cls.height === 'any' && <>, {formatMessage(heightMessages[height])}</>}
                </>
              }
              end={
                onMove && (
                  <>
                    {index > 0 && (
                      <IconButton
                        label={formatMessage(orderMessages.up, { dog })}
                        icon={<ArrowUp aria-hidden />}
                        onClick={() => place(entryId, index - 1)}
                      />
                    )}
                    {index < runs.length - 1 && (
                      <IconButton
                        label={formatMessage(orderMessages.down, { dog })}
                        icon={<ArrowDown aria-hidden />}
                        onClick={() => place(entryId, index + 1)}
                      />
                    )}
                  </>
                )
              }
            />
          ),
        )}
      </RowList>
    </Order>
  )
}

const Known = ({ at, sheet }: { at: ClassArg; sheet: OrderSheet }) => {
  const [draw, drawing] = useDrawOrderMutation(useCallKey(`draw ${at.classId}`))
  const [move, moving] = useMoveInOrderMutation(useCallKey(`move ${at.classId}`))
  const [publish, published] = usePublishOrderMutation(useCallKey(`publish order ${at.classId}`))
  const { version, revision, isChanged, seed, cls } = sheet
  const isDrawn = version > 0
  const canChange = cls.may.includes('order') && cls.entries > 0
  const failure = [drawing, moving, published].map(failureOf).find((one) => one !== null)
  return (
    <ClassPage slug={at.slug} title={<FormattedMessage {...messages.orderTitle} />} cls={cls}>
      <p role="status">
        <State sheet={sheet} />
      </p>
      {failure && (
        <FormError>{failure.code === 'stale' ? <FormattedMessage {...messages.changed} /> : failure.message}</FormError>
      )}
      {canChange && (
        <Buttons>
          {isDrawn && isChanged && (
            <Button pending={published.isLoading} onClick={() => void publish({ ...at, version })}>
              {revision === 0 ? (
                <FormattedMessage {...orderMessages.publish} />
              ) : (
                <FormattedMessage {...orderMessages.publishAgain} values={{ revision: revision + 1 }} />
              )}
            </Button>
          )}
          <Button
            variant={isDrawn ? 'outline' : 'plank'}
            pending={drawing.isLoading}
            onClick={() => void draw({ ...at, version })}
          >
            <FormattedMessage {...(isDrawn ? orderMessages.drawAgain : orderMessages.draw)} />
          </Button>
        </Buttons>
      )}
      {cls.teamSize !== null && canChange && <TeamNamesForm at={at} sheet={sheet} />}
      {isDrawn && canChange && sheet.runs.length > 1 && (
        <p>
          <FormattedMessage {...orderMessages.toMove} />
        </p>
      )}
      {isDrawn && (
        <Runs sheet={sheet} onMove={canChange ? (entryIds) => void move({ ...at, version, entryIds }) : undefined} />
      )}
      {cls.entries > 0 && <RunFiles slug={at.slug} classId={at.classId} kinds={['order']} />}
      {cls.entries > 0 && <Papers slug={at.slug} classId={at.classId} papers={['scoreSheets', 'labels']} />}
      {seed && (
        <Seed>
          <FormattedMessage {...orderMessages.sameSeed} values={{ seed }} />
        </Seed>
      )}
    </ClassPage>
  )
}

const Read = () => {
  const at = useRouteParams(paths.deskOrder) ?? { slug: '', classId: '' }
  const query = useGetOrderSheetQuery(at, { refetchOnFocus: true })
  if (query.currentData) return <Known at={at} sheet={query.currentData} />
  return <ClassPageWaiting slug={at.slug} title={<FormattedMessage {...messages.orderTitle} />} query={query} />
}

/** /desk/shows/{slug}/classes/{id}/order: draws, changes and publishes the running order of a class. */
export const DeskOrderScreen = () => (
  <MessagesOf part="results">
    <Read />
  </MessagesOf>
)
