import { chakra } from '@chakra-ui/react'
import { ShoppingCart } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { sum } from '../../../contract/money'
import { paths } from '../../../contract/paths'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { messages } from './messages'

const Root = chakra('div', {
  base: {
    // Phones have the tab bar at the bottom already, with the cart and its count: this one stands where the classes end.
    position: { base: 'static', md: 'sticky' },
    bottom: 0,
    zIndex: '2',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderTop: '3px solid {colors.border.strong}',
    padding: { base: '12px 18px', md: '16px 24px' },
    marginInline: { base: '-18px', md: 0 },
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '3',
    alignItems: 'center',
  },
})
const End = chakra('div', {
  base: {
    display: 'flex',
    flex: { base: '1 1 auto', md: '0 0 auto' },
    gap: '4',
    alignItems: 'center',
    justifyContent: 'flex-end',
    marginInlineStart: { md: 'auto' },
  },
})

/** What is in the cart so far, and the way to it; stays in sight while classes are chosen. */
export const CartBar = () => {
  const { money } = useFormats()
  const items = useAppSelector(selectPurchaseItems)
  const currency = items[0]?.item.currency
  if (currency === undefined) return null
  const dogs = new Set(items.map(({ item }) => item.dogId)).size
  return (
    <Root role="status" data-bar="cart">
      <chakra.span display={{ base: 'none', md: 'contents' }} aria-hidden>
        <Plate size="l">{items.length}</Plate>
      </chakra.span>
      <div>
        <chakra.p fontWeight="semibold">
          <FormattedMessage {...messages.entriesAndDogs} values={{ count: items.length, dogs }} />
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          <FormattedMessage {...messages.cartTotal} />
        </chakra.p>
      </div>
      <End>
        <Numeral size="l">{money(sum(items.map(({ total }) => total)), currency)}</Numeral>
        <Button asChild icon={<ShoppingCart aria-hidden />}>
          <Link to={paths.cart}>
            <FormattedMessage {...messages.toCart} values={{ count: items.length }} />
          </Link>
        </Button>
      </End>
    </Root>
  )
}
