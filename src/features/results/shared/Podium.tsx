import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { podiumPlaces, type PublishedRow } from '#contract/results/shown'
import type { ClassKind } from '#contract/show/classFormat'
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
    place: {
      1: { [wide]: { order: 2 } },
      2: { [wide]: { order: 1, marginTop: '5' } },
      3: { [wide]: { order: 3, marginTop: '7' } },
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

interface Props {
  label: string
  kind: ClassKind
  rows: readonly PublishedRow[]
  own: ReadonlySet<string>
}

/** The first three places of a class; those who share one share a step. */
export const Podium = ({ label, kind, rows, own }: Props) => {
  const { formatMessage } = useIntl()
  const scoreText = useScoreText()
  const places = ([1, 2, podiumPlaces] as const)
    .map((place) => ({ place, runs: rows.filter((row) => row.place === place) }))
    .filter(({ runs }) => runs.length > 0)
  return (
    <Root>
      <Steps role="list" aria-label={label}>
        {places.map(({ place, runs }) => (
          <Step key={place} place={place}>
            <Plate label={formatMessage(messages.placeOf, { place })}>{place}</Plate>
            <Block>
              {runs.map(({ entryId, handler, team, ...dog }) => (
                <div key={entryId}>
                  <Name>
                    <DogName {...dog} isOwn={own.has(entryId)} />
                  </Name>
                  <p>
                    <Handler name={handler} />
                  </p>
                  {team !== '' && (
                    <Small>
                      <bdi>{team}</bdi>
                    </Small>
                  )}
                  <Small>{scoreText(dog, kind)}</Small>
                </div>
              ))}
            </Block>
          </Step>
        ))}
      </Steps>
    </Root>
  )
}
