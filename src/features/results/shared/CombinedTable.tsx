import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isAwarded, lastAwardedSum } from '#contract/results/awarded'
import type { CombinedResult, CombinedRow } from '#contract/results/shown'
import { useHundredths } from '../../../i18n/useHundredths'
import { Numeral } from '../../../ui/kit/Numeral'
import { GroupedTable } from '../../../ui/kit/Table'
import { AwardMark } from './AwardMark'
import { messages } from './messages'
import { RoundMark } from './RoundMark'
import { DogName, Handler, NameLine } from './RunnerNames'
import { totalMessage } from './totalMessage'
import { usePlacingGroups } from './usePlacingGroups'
import { useScoreText } from './useScoreText'

const Name = chakra('h4', { base: { textStyle: 'h3', paddingTop: '3' } })

interface Props {
  combined: CombinedResult
  own: ReadonlySet<string>
}

/** What the dogs of several rounds have in all of them together. */
export const CombinedTable = ({ combined: { name, classIds, rules, rows }, own }: Props) => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  const scoreText = useScoreText()
  const groupsOf = usePlacingGroups()
  const title = formatMessage(messages.combinedOf, { name })
  const rowsOf = (group: readonly CombinedRow[]) => {
    const last = lastAwardedSum(
      rules.awards,
      group.map(({ rounds }) => rounds),
    )
    return group.map(({ entryId, handler, place, time, total, points, rounds, ...dog }) => ({
      id: entryId,
      cells: [
        place === null ? null : <Numeral key="p">{place}</Numeral>,
        <NameLine key="d">
          <DogName {...dog} isOwn={own.has(entryId)} />
          {isAwarded({ place }, last) && <AwardMark />}
        </NameLine>,
        <Handler key="h" name={handler} />,
        ...rounds.map((round, index) => scoreText(round, rules.kind) ?? <RoundMark key={index} round={round.round} />),
        time === null ? null : hundredths(time),
        points ?? (total === null ? null : hundredths(total)),
      ],
    }))
  }
  return (
    <>
      <Name>{title}</Name>
      {rows === null ? (
        <p>
          <FormattedMessage {...messages.combinedLater} values={{ rounds: classIds.length }} />
        </p>
      ) : (
        <GroupedTable
          label={title}
          head={[
            { label: formatMessage(messages.place), numeral: true },
            { label: formatMessage(messages.dog) },
            { label: formatMessage(messages.handler) },
            ...classIds.map((_, index) => ({ label: formatMessage(messages.roundNumber, { number: index + 1 }) })),
            { label: formatMessage(messages.time), numeral: true },
            { label: formatMessage(totalMessage(rules.kind)), numeral: true },
          ]}
          groups={groupsOf(rows, rules).map((group) => ({ ...group, rows: rowsOf(group.rows) }))}
        />
      )}
    </>
  )
}
