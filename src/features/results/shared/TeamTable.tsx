import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { isAwarded, lastAwardedSum } from '#contract/results/awarded'
import { teamsOf } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'
import type { PublishedRow } from '#contract/results/shown'
import { useHundredths } from '../../../i18n/useHundredths'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { AwardMark } from './AwardMark'
import { messages } from './messages'
import { RoundMark } from './RoundMark'
import { DogName, Handler, NameLine } from './RunnerNames'
import { totalMessage } from './totalMessage'
import { useScoreText } from './useScoreText'

const Dogs = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2' } })

interface Props {
  rows: readonly PublishedRow[]
  rules: SheetRules
  own: ReadonlySet<string>
}

/** The results of a class of teams: each with its dogs, what they ran, and the sum that places it. */
export const TeamTable = ({ rows, rules, own }: Props) => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  const scoreText = useScoreText()
  const placeable = rows.map((row) => ({ ...row, score: row, group: '' }))
  const alone = rows.flatMap(({ team }, index) => (team === '' ? [index] : []))
  const named = teamsOf(placeable, rules)
  const last = lastAwardedSum(
    rules.awards,
    named.map(({ runs }) => runs.flatMap((index) => rows[index] ?? [])),
  )
  const teams = [
    ...named.map((team) => ({ ...team, place: rows[team.runs[0] ?? 0]?.place ?? null })),
    ...(alone.length === 0 ? [] : [{ name: '', runs: alone, sum: null, place: null }]),
  ]
  return (
    <Table
      label={formatMessage(messages.resultTable)}
      head={[
        { label: formatMessage(messages.place), numeral: true },
        { label: formatMessage(messages.team) },
        { label: formatMessage(messages.teamDogs) },
        { label: formatMessage(messages.time), numeral: true },
        { label: formatMessage(totalMessage(rules.kind)), numeral: true },
      ]}
      rows={teams.map(({ name, runs, sum, place }) => ({
        id: name,
        cells: [
          place === null ? null : <Numeral key="p">{place}</Numeral>,
          <NameLine key="t">
            <bdi>{name === '' ? formatMessage(messages.noTeam) : name}</bdi>
            {isAwarded({ place }, last) && <AwardMark />}
          </NameLine>,
          <Dogs key="d" role="list">
            {runs
              .flatMap((index) => rows[index] ?? [])
              .map(({ entryId, handler, round, disqualified, ...row }) => (
                <li key={entryId}>
                  <NameLine>
                    <DogName {...row} isOwn={own.has(entryId)} />
                    <Handler name={handler} />
                    {scoreText(row, rules.kind) ?? <RoundMark round={round} disqualified={disqualified} />}
                  </NameLine>
                </li>
              ))}
          </Dogs>,
          sum && hundredths(sum.time),
          sum && (rules.kind === 'points' ? sum.points : hundredths(sum.total)),
        ],
      }))}
    />
  )
}
