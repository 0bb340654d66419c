import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Numeral } from '../../../ui/kit/Numeral'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(auto-fit, minmax(120px, 1fr))' },
    borderTop: '3px solid',
    borderTopColor: 'border.strong',
    borderBottom: '1px solid',
    borderBottomColor: 'border',
  },
})
// The number is seen first and read second.
const Item = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'end',
    paddingBlock: '3',
    paddingInlineStart: { lg: '4' },
    borderInlineStart: { lg: '1px solid' },
    borderInlineStartColor: { lg: 'border' },
    '&:first-of-type': { paddingInlineStart: 0, borderInlineStartWidth: 0 },
  },
})
const Term = chakra('dt', { base: { textStyle: 'small', fontWeight: 'semibold', color: 'fg.muted' } })

/** A few numbers in a row, each with what it counts. */
export const Counts = ({ label, items }: { label: string; items: readonly { label: string; count: number }[] }) => {
  const { formatNumber } = useIntl()
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <Item key={item.label}>
          <Term>{item.label}</Term>
          <Numeral as="dd" size="l">
            {formatNumber(item.count)}
          </Numeral>
        </Item>
      ))}
    </List>
  )
}
