import { DataList as List, defineSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from './Numeral'

const recipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { width: 'full' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '3',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    itemLabel: { color: 'fg.muted' },
    // Beside its label as long as it has two fifths of the line.
    itemValue: { flex: '1 1 40%', fontWeight: 'semibold', textAlign: 'end', minWidth: 0, overflowWrap: 'anywhere' },
  },
})

export type DataListProps = {
  items: readonly { id?: string; label: ReactNode; value: ReactNode; numeral?: boolean }[]
}

export const DataList = ({ items }: DataListProps) => (
  <List.Root recipe={recipe}>
    {items.map(({ id, label, value, numeral }, index) => (
      <List.Item key={id ?? index}>
        <List.ItemLabel>{label}</List.ItemLabel>
        <List.ItemValue>{numeral ? <Numeral>{value}</Numeral> : value}</List.ItemValue>
      </List.Item>
    ))}
  </List.Root>
)
