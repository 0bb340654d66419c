import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DogValue } from '#contract/dog/change'
import type { LevelMove } from '#contract/dog/level'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { messages } from './levelMessages'

const Line = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } })

const titleOf = ({ rank, rankBefore }: LevelMove) => {
  if (rank === rankBefore) return messages.sameAs
  return rank > rankBefore ? messages.upTo : messages.downTo
}

const Cause = ({ move: { source, by, at } }: { move: LevelMove }) => {
  const { localMoment } = useFormats()
  if (source === 'desk')
    return <FormattedMessage {...messages.atDesk} values={{ by: by ?? 'none', day: localMoment(at).day }} />
  return by === null ? (
    <FormattedMessage {...messages.byResults} />
  ) : (
    <FormattedMessage {...messages.confirmedBy} values={{ name: <bdi>{by}</bdi> }} />
  )
}

const MoveRow = ({ move }: { move: LevelMove }) => {
  const { longDay } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { rank, from, reason, isReplaced } = move
  return (
    <Row
      title={<FormattedMessage {...titleOf(move)} values={{ rank }} />}
      tags={
        isReplaced ? (
          <StateTag>
            <FormattedMessage {...messages.replaced} />
          </StateTag>
        ) : (
          from > today && (
            <StateTag tone="success">
              <FormattedMessage {...messages.ahead} />
            </StateTag>
          )
        )
      }
      facts={
        <>
          <Line>
            <FormattedMessage {...messages.from} values={{ day: longDay(from) }} />
          </Line>
          <Line>
            <Cause move={move} />
          </Line>
          {reason !== null && (
            <Line>
              <FormattedMessage {...messages.reason} values={{ reason: <bdi>{reason}</bdi> }} />
            </Line>
          )}
        </>
      }
    />
  )
}

interface Props {
  moves: readonly LevelMove[]
  history: readonly DogValue[]
}

/** How a dog's Nexus level came about, the newest first; last what its owner stated. */
export const LevelMoves = ({ moves, history }: Props) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const stated = history.filter(({ field }) => field === 'nexusRank')
  return (
    <>
      <p>
        <FormattedMessage {...messages.how} />
      </p>
      {moves.length + stated.length > 0 && (
        <RowList label={formatMessage(messages.heading)}>
          {moves.map((move) => (
            <MoveRow key={move.id} move={move} />
          ))}
          {stated.map(({ value, at }) => (
            <Row
              key={at}
              title={<FormattedMessage {...messages.stated} values={{ rank: value }} />}
              facts={localMoment(at).day}
            />
          ))}
        </RowList>
      )}
    </>
  )
}
