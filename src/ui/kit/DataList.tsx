import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from './Numeral'

const List = chakra('dl', { base: { width: 'full' } })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
const Label = chakra('dt', { base: { color: 'fg.muted' } })
const Value = chakra('dd', {
  // Beside its label as long as it has two fifths of the line.
  base: { flex: '1 1 40%', fontWeight: 'semibold', textAlign: 'end', minWidth: 0, overflowWrap: 'anywhere' },
})

export type DataListProps = {
  items: readonly { id?: string; label: ReactNode; value: ReactNode; numeral?: boolean }[]
}

export const DataList = ({ items }: DataListProps) => (
  <List>
    {items.map(({ id, label, value, numeral }, index) => (
      <Line key={id ?? index}>
        <Label>{label}</Label>
        <Value>{numeral ? <Numeral>{value}</Numeral> : value}</Value>
      </Line>
    ))}
  </List>
)
