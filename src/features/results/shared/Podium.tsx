import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { teamsOf } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'
import type { PublishedRow } from '#contract/results/shown'
import { Plate } from '../../../ui/kit/Plate'
import { messages } from './messages'
import { useScoreText } from './useScoreText'
import { DogName, Handler } from './RunnerNames'

const wide = '@container (width >= 34rem)'
const Root = chakra('div', { base: { containerType: 'inline-size' } })
const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    [wide]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2' },
  },
})
const Step = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
    [wide]: { flexDirection: 'column', borderBottom: 0, padding: 0, gap: '2' },
  },
  // The winner in the middle, as on the field; in the text the places come in order.
  variants: {
    step: {
      1: { [wide]: { order: 2 } },
      2: { [wide]: { order: 1, marginTop: '5' } },
      3: { [wide]: { order: 3, marginTop: '7' } },
      lower: { [wide]: { order: 4 } },
    },
  },
})
const Block = chakra('div', {
  base: {
    minWidth: 0,
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    [wide]: { bg: 'bg.subtle', borderTop: '3px solid', borderColor: 'border.strong', padding: '3', flex: '1' },
  },
})
const Name = chakra('div', { base: { textStyle: 'h3', overflowWrap: 'anywhere' } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' } })

const Dogs = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2', paddingBlock: '1' } })

const stepOf = (place: number) => (place === 1 || place === 2 || place === 3 ? place : 'lower')

interface Props {
  label: string
  rules: SheetRules
  rows: readonly PublishedRow[]
  own: ReadonlySet<string>
}

/** The dogs of a step, or its teams with theirs. */
const Winners = ({ rules, rows, own }: Omit<Props, 'label'>) => {
  const scoreText = useScoreText()
  const { kind, teamSize } = rules
  if (teamSize === null)
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

/** The places of a class that are awarded; those who share one share a step. */
export const Podium = ({ label, rules, rows, own }: Props) => {
  const { formatMessage } = useIntl()
  const places = [...new Set(rows.flatMap(({ place }) => place ?? []))].sort((one, other) => one - other)
  return (
    <Root>
      <Steps role="list" aria-label={label}>
        {places.map((place) => (
          <Step key={place} step={stepOf(place)}>
            <Plate label={formatMessage(messages.placeOf, { place })}>{place}</Plate>
            <Block>
              <Winners rules={rules} rows={rows.filter((row) => row.place === place)} own={own} />
            </Block>
          </Step>
        ))}
      </Steps>
    </Root>
  )
}
