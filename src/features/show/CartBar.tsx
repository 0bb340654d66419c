import { chakra } from '@chakra-ui/react'
import { ShoppingCart } from 'lucide-react'
import { FormattedList, FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { sum } from '#contract/shared/money'
import { paths } from '#contract/shared/paths'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectCartExtras } from '../../store/purchase/extrasSlice'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { useCartQuote } from '../purchase/shared/useCartQuote'
import { messages } from './messages'

const Root = chakra('div', {
  base: {
    // On phones it takes the tab bar's place, whose entries the header holds meanwhile.
    position: 'sticky',
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

/**
 * What is in the cart so far, and the way to it; stays in sight while classes are chosen. `isReduced`: what an entry of the show costs
 * may depend on the others, and the server adds them up.
 */
export const CartBar = ({ isReduced }: { isReduced: boolean }) => {
  const { money } = useFormats()
  const items = useAppSelector(selectPurchaseItems)
  const extras = useAppSelector(selectCartExtras)
  const { currentData: quote } = useCartQuote(items, { skip: !isReduced })
  const total = quote?.total ?? sum([...items, ...extras].map((line) => line.total))
  const count = items.length + extras.length
  const currency = (items[0] ?? extras[0])?.item.currency
  if (currency === undefined) return null
  const dogs = new Set(items.map(({ item }) => item.dogId)).size
  return (
    <Root role="status" data-bar="cart" data-on-screen>
      <chakra.span display={{ base: 'none', md: 'contents' }} aria-hidden>
        <Plate size="l">{count}</Plate>
      </chakra.span>
      <chakra.div flex={{ base: '1', md: '0 1 auto' }} minWidth="0">
        <chakra.p fontWeight="semibold">
          <FormattedList
            type="unit"
            value={[
              ...(items.length > 0
                ? [
                    <FormattedMessage
                      key="entries"
                      {...messages.entriesAndDogs}
                      values={{ count: items.length, dogs }}
                    />,
                  ]
                : []),
              ...(extras.length > 0
                ? [<FormattedMessage key="extras" {...messages.extras} values={{ count: extras.length }} />]
                : []),
            ]}
          />
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          <FormattedMessage {...messages.cartTotal} />
        </chakra.p>
      </chakra.div>
      <chakra.span marginInlineStart="auto">
        <Numeral size="l">{money(total, currency)}</Numeral>
      </chakra.span>
      <chakra.div flex={{ base: '1 0 100%', md: '0 0 auto' }}>
        <Button asChild block icon={<ShoppingCart aria-hidden />}>
          <Link to={paths.cart}>
            <FormattedMessage {...messages.toCart} values={{ count }} />
          </Link>
        </Button>
      </chakra.div>
    </Root>
  )
}
