import { chakra } from '@chakra-ui/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { menuToggled, selectMenuCollapsed } from '../../store/ui/uiSlice'
import { Brand } from '../Brand'
import { isCurrent } from '../menuItems'
import { messages } from './messages'
import { logoutItem, sideMenu } from './portalMenu'

/** Pixels; specification, section 9. */
const widths = { open: 300, collapsed: 80 }

const Root = chakra('nav', {
  base: {
    bg: 'bg.subtle',
    borderInlineEnd: '1px solid',
    borderColor: 'border',
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    overflowY: 'auto',
    // The banner that says for whom an admin acts stays above it.
    'html:has([data-bar=acting]) &': { top: '64px', height: 'calc(100dvh - 64px)' },
    '& ul': { listStyle: 'none', marginTop: '5' },
  },
})
const Head = chakra('div', { base: { height: '72px', display: 'flex', alignItems: 'center', paddingInline: '20px' } })
const Item = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '18px',
    width: 'full',
    minHeight: '54px',
    paddingInline: '30px',
    fontWeight: 'semibold',
    cursor: 'pointer',
    position: 'relative',
    '& svg': { flexShrink: 0, strokeLinecap: 'square', strokeLinejoin: 'miter' },
    '&:hover:not([aria-current])': { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'bg.panel', fontWeight: 'bold' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '10px',
      bg: 'mark',
      borderInlineEnd: '2px solid {colors.fg}',
    },
  },
  variants: { collapsed: { true: { justifyContent: 'center', paddingInline: 0 } } },
})

/** The members' menu at the side: 300 pixels, or 80 when collapsed, where each icon keeps its name as a tooltip. */
export const SideMenu = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const collapsed = useAppSelector(selectMenuCollapsed)
  const { pathname } = useAppSelector(selectLocation)
  const word = (text: ReactNode) => (collapsed ? null : text)
  const width = collapsed ? widths.collapsed : widths.open
  const toggle = formatMessage(collapsed ? messages.expand : messages.collapse)
  return (
    <Root aria-label={formatMessage(messages.sideMenu)} style={{ width }}>
      <Head>
        <Brand markOnly={collapsed} />
      </Head>
      <ul>
        {[...sideMenu, logoutItem].map(({ to, label, Icon }) => (
          <li key={to}>
            <Item asChild collapsed={collapsed} title={collapsed ? formatMessage(label) : undefined}>
              <Link
                to={to}
                aria-label={formatMessage(label)}
                aria-current={isCurrent(to, pathname) ? 'page' : undefined}
              >
                <Icon size={22} aria-hidden />
                {word(<FormattedMessage {...label} />)}
              </Link>
            </Item>
          </li>
        ))}
      </ul>
      <chakra.div marginTop="auto" paddingBlock="3">
        <Item asChild collapsed={collapsed} title={toggle}>
          <button type="button" aria-label={toggle} aria-expanded={!collapsed} onClick={() => dispatch(menuToggled())}>
            {collapsed ? <PanelLeftOpen size={22} aria-hidden /> : <PanelLeftClose size={22} aria-hidden />}
            {word(toggle)}
          </button>
        </Item>
      </chakra.div>
    </Root>
  )
}
