import { chakra } from '@chakra-ui/react'
import { Menu, ShoppingCart } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useAppSelector } from '../../store/hooks'
import { selectCartCount } from '../../store/purchase/extrasSlice'
import { selectLocation } from '../../store/router/routerSlice'
import { Plate } from '../../ui/kit/Plate'
import { DeskEntry } from '../desk/DeskEntry'
import { isCurrent } from '../menuItems'
import { MenuLinks } from '../MenuLinks'
import { besideCartBar } from './besideCartBar'
import { messages } from './messages'
import { narrowMore, sideMenu } from './portalMenu'
import { useMenu } from '../useMenu'

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
    '& > ul': { listStyle: 'none', display: 'flex' },
    '& > ul > li': { flex: '1 1 0', minWidth: 0 },
    ...besideCartBar('none'),
  },
})
const Tab = chakra('a', {
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
    cursor: 'pointer',
    '& svg': { strokeLinecap: 'square', strokeLinejoin: 'miter' },
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current], &[data-current]': { fontWeight: 'bold', boxShadow: 'inset 0 6px 0 {colors.mark}' },
  },
})
const Count = chakra('span', { base: { position: 'absolute', top: '6px', insetInlineStart: 'calc(50% + 4px)' } })

const [dogs, shows, profile] = sideMenu
const cart = { to: paths.cart, label: messages.cart, Icon: ShoppingCart }
const tabs = [dogs, shows, cart, profile].filter((tab) => tab !== undefined)

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '100%',
    insetInline: 0,
    zIndex: 'overlay',
    maxHeight: 'calc(100dvh - 140px)',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderTop: '3px solid',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    boxShadow: 'overlay',
    paddingBlock: '2',
  },
})

const DeskRow = chakra('div', { base: { padding: '16px', '&:empty': { display: 'none' } } })

/** The entries without a tab. */
const More = () => {
  const { pathname } = useAppSelector(selectLocation)
  const current = narrowMore.some(({ to }) => isCurrent(to, pathname))
  return (
    <details {...useMenu('tabs')}>
      <Tab asChild data-current={current ? '' : undefined}>
        <summary>
          <Menu size={24} aria-hidden />
          <FormattedMessage {...messages.more} />
        </summary>
      </Tab>
      <Sheet>
        <MenuLinks items={narrowMore} />
        <DeskRow>
          <DeskEntry block />
        </DeskRow>
      </Sheet>
    </details>
  )
}

/** The members' menu on phones. */
export const TabBar = () => {
  const { formatMessage } = useIntl()
  const { pathname } = useAppSelector(selectLocation)
  const count = useAppSelector(selectCartCount)
  return (
    <Root data-bar="tabs" aria-label={formatMessage(messages.sideMenu)}>
      <ul>
        {tabs.map(({ to, label, Icon }) => (
          <li key={to}>
            <Tab asChild>
              <Link
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
              </Link>
            </Tab>
          </li>
        ))}
        <li>
          <More />
        </li>
      </ul>
    </Root>
  )
}
