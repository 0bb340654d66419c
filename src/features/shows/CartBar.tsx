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

import { messages } from './messages'

const Root = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: '68px', md: 0 },
    bg: 'bg.panel',
    borderTop: '3px solid',
    borderColor: 'border.strong',
    padding: { base: '3', md: '4' },
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
})

/** What is in the cart so far, and the way to it; stays in sight while classes are chosen. */
export const CartBar = () => {
  const { money } = useFormats()
  const items = useAppSelector(selectPurchaseItems)
  const currency = items[0]?.item.currency
  if (currency === undefined) return null
  return (
    <Root role="status">
      <chakra.span textStyle="small" color="fg.muted">
        <FormattedMessage {...messages.cartTotal} />
      </chakra.span>
      <chakra.div display="flex" gap="4" alignItems="center">
        <Numeral size="l">{money(sum(items.map(({ total }) => total)), currency)}</Numeral>
        <Button asChild icon={<ShoppingCart aria-hidden />}>
          <Link to={paths.cart}>
            <FormattedMessage {...messages.toCart} values={{ count: items.length }} />
          </Link>
        </Button>
      </chakra.div>
    </Root>
  )
}
