import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryItem } from '#contract/purchase/cartItem'
import { heightMessages, levelMessages, typeMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { HeightTag } from '../../ui/kit/HeightTag'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { TypeTag } from '../../ui/kit/TypeTag'
import { OpenedPrice, OpenPrice } from './OpenPrice'
import type { PricedEntry } from './PriceTrace'

// The room of the list (EntryGroups), not of the window: a menu or a panel may be beside it.
const wide = '@container (width >= 37.5rem)'

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto auto',
    columnGap: '3',
    [wide]: { gridTemplateColumns: '104px minmax(80px, 1fr) 232px auto auto', columnGap: '4' },
    rowGap: '2',
    alignItems: 'center',
    paddingBlock: '3',
    minHeight: '68px',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  variants: {
    blocked: {
      true: {
        bg: 'danger.bg',
        borderInlineStart: '6px solid',
        borderInlineStartColor: 'danger.fg',
        paddingInline: '3',
      },
    },
  },
})
const Tags = chakra('div', {
  base: {
    gridColumn: '1 / 3',
    gridRow: '2',
    [wide]: { gridColumn: '3', gridRow: '1' },
    display: 'flex',
    gap: '2',
    flexWrap: 'wrap',
  },
})
const State = chakra('div', {
  base: { gridColumn: '1 / -1', gridRow: '3', [wide]: { gridColumn: 'auto', gridRow: 'auto', textAlign: 'right' } },
})
const Price = chakra('div', {
  base: { textAlign: 'right' },
  variants: {
    before: {
      end: {},
      state: { gridColumn: '3 / -1', [wide]: { gridColumn: 'auto' } },
      nothing: { gridColumn: '3 / -1', [wide]: { gridColumn: '4 / -1' } },
    },
  },
})
const Below = chakra('div', {
  base: { gridColumn: '1 / -1', textStyle: 'small', overflowWrap: 'anywhere', _empty: { display: 'none' } },
})

interface Props {
  item: EntryItem
  price: number
  /** What the price is made of, where that is known. */
  priced?: PricedEntry | undefined
  /** At the end of the line: a button. */
  end?: ReactNode
  /** At the end of the line too, but below it on phones: the state of the entry. */
  state?: ReactNode
  /** Below the line: what it says of the day, what is wrong or has changed. */
  note?: ReactNode
  blocked?: boolean
}

/** One dog in one class, as a line with its price; show and day are above (EntryGroups). */
export const EntryLine = ({ item, price, priced, end, state, note, blocked = false }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  return (
    <Item blocked={blocked}>
      <chakra.div display="flex" gap="2" alignItems="center">
        <Numeral size="m">{item.startTime}</Numeral>
        <Plate tone="ink" label={formatMessage(levelMessages.ring, { ring: item.ring })}>
          {item.ring}
        </Plate>
      </chakra.div>
      <chakra.strong overflowWrap="anywhere">{item.dogName}</chakra.strong>
      <Tags>
        <TypeTag type={item.type}>
          <FormattedMessage {...typeMessages[item.type]} />
        </TypeTag>
        <HeightTag height={item.height}>
          <FormattedMessage {...heightMessages[item.height]} />
        </HeightTag>
      </Tags>
      <Price before={end ? 'end' : state ? 'state' : 'nothing'}>
        {priced ? <OpenPrice item={item} price={price} /> : <Numeral size="m">{money(price, item.currency)}</Numeral>}
      </Price>
      {end}
      {state && <State>{state}</State>}
      {(note || priced) && (
        <Below>
          {priced && <OpenedPrice item={item} priced={priced} />}
          {note}
        </Below>
      )}
    </Item>
  )
}
