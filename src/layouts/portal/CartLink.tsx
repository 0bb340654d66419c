import { chakra } from '@chakra-ui/react'
import { ShoppingCart } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useAppSelector } from '../../store/hooks'
import { selectCartCount } from '../../store/purchase/extrasSlice'
import { IconButton } from '../../ui/kit/IconButton'
import { messages } from './messages'

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    top: '8px',
    insetInlineEnd: '6px',
    width: '12px',
    height: '12px',
    borderRadius: 'pole',
    bg: 'mark',
    border: '2px solid {colors.mark.fg}',
  },
})

/** The cart in the header; a dot says that there is something in it, the name says how much. */
export const CartLink = () => {
  const { formatMessage } = useIntl()
  const count = useAppSelector(selectCartCount)
  return (
    <IconButton
      label={formatMessage(messages.cartCount, { count })}
      icon={
        <>
          <ShoppingCart aria-hidden />
          {count > 0 && <Dot data-testid="cart-dot" />}
        </>
      }
      render={<Link to={paths.cart} />}
    />
  )
}
