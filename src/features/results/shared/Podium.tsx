import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Plate } from '../../../ui/kit/Plate'
import { messages } from './messages'

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

const stepOf = (place: number) => (place === 1 || place === 2 || place === 3 ? place : 'lower')

interface Props<Row> {
  label: string
  rows: readonly Row[]
  /** Who is on a step. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The places that are awarded; those who share one share a step. */
export const Podium = <Row extends { place: number | null }>({ label, rows, children }: Props<Row>) => {
  const { formatMessage } = useIntl()
  const places = [...new Set(rows.flatMap(({ place }) => place ?? []))].sort((one, other) => one - other)
  return (
    <Root>
      <Steps role="list" aria-label={label}>
        {places.map((place) => (
          <Step key={place} step={stepOf(place)}>
            <Plate label={formatMessage(messages.placeOf, { place })}>{place}</Plate>
            <Block>{children(rows.filter((row) => row.place === place))}</Block>
          </Step>
        ))}
      </Steps>
    </Root>
  )
}
