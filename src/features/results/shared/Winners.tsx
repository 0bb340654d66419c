import { chakra } from '@chakra-ui/react'
import { teamsOf } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'
import type { CombinedRow, PublishedRow } from '#contract/results/shown'
import { DogName, Handler } from './RunnerNames'
import { useScoreText } from './useScoreText'

const Name = chakra('div', { base: { textStyle: 'h3', overflowWrap: 'anywhere' } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' } })
const Dogs = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2', paddingBlock: '1' } })

interface Props<Row> {
  rules: Pick<SheetRules, 'kind'>
  rows: readonly Row[]
  own: ReadonlySet<string>
}

/** The dogs on a step of a podium, with what each run, or all rounds together, came to. */
export const WinningDogs = ({ rules: { kind }, rows, own }: Props<PublishedRow | CombinedRow>) => {
  const scoreText = useScoreText()
  return rows.map(({ entryId, handler, ...dog }) => (
    <div key={entryId}>
      <Name>
        <DogName {...dog} isOwn={own.has(entryId)} />
      </Name>
      <p>
        <Handler name={handler} />
      </p>
      <Small>{scoreText(dog, kind)}</Small>
    </div>
  ))
}

interface TeamProps extends Props<PublishedRow> {
  rules: SheetRules
}

/** The teams on a step of a podium, with their dogs. */
export const WinningTeams = ({ rules, rows, own }: TeamProps) => {
  const scoreText = useScoreText()
  const { kind } = rules
  const placeable = rows.map((row) => ({ ...row, score: row, group: '' }))
  return teamsOf(placeable, rules).map(({ name, runs, sum }) => (
    <div key={name}>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <Dogs role="list">
        {runs
          .flatMap((index) => rows[index] ?? [])
          .map(({ entryId, handler, ...dog }) => (
            <li key={entryId}>
              <DogName {...dog} isOwn={own.has(entryId)} />
              <Small as="div">
                <Handler name={handler} />
              </Small>
            </li>
          ))}
      </Dogs>
      {sum && <Small>{scoreText({ ...sum, points: kind === 'points' ? sum.points : null }, kind)}</Small>}
    </div>
  ))
}
