import { chakra } from '@chakra-ui/react'
import { ShoppingCart } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { selectLocation } from '../../store/router/routerSlice'
import { Plate } from '../../ui/kit/Plate'
import { isCurrent, logoutItem, sideMenu } from '../menuItems'
import { messages } from '../messages'

const Root = chakra('nav', {
  base: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'header',
    bg: 'bg.panel',
    borderTop: '3px solid',
    borderColor: 'border.strong',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& ul': { listStyle: 'none', display: 'flex' },
    '& li': { flex: '1' },
  },
})
const Tab = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '64px',
    fontSize: '13px',
    fontWeight: 'semibold',
    position: 'relative',
    '&[aria-current]': { fontWeight: 'bold', boxShadow: 'inset 0 6px 0 {colors.mark}' },
  },
})
const Count = chakra('span', { base: { position: 'absolute', top: '6px', insetInlineStart: 'calc(50% + 4px)' } })

const [dogs, shows] = sideMenu
const cart = { to: paths.cart, label: messages.cart, Icon: ShoppingCart }
const tabs = [dogs, shows, cart, logoutItem].filter((tab) => tab !== undefined)

/** The members' menu on phones. */
export const TabBar = () => {
  const { formatMessage } = useIntl()
  const { pathname } = useAppSelector(selectLocation)
  const count = useAppSelector(selectPurchaseItems).length
  return (
    <Root aria-label={formatMessage(messages.sideMenu)}>
      <ul>
        {tabs.map(({ to, label, Icon }) => (
          <li key={to}>
            <Tab
              to={to}
              aria-current={isCurrent(to, pathname) ? 'page' : undefined}
              aria-label={to === paths.cart ? formatMessage(messages.cartCount, { count }) : undefined}
            >
              <Icon size={24} aria-hidden />
              {to === paths.cart && count > 0 && (
                <Count aria-hidden>
                  <Plate size="s">{count}</Plate>
                </Count>
              )}
              <FormattedMessage {...label} />
            </Tab>
          </li>
        ))}
      </ul>
    </Root>
  )
}
