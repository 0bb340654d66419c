import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { isCurrent, isGroup, type MenuEntry, type MenuGroup } from './menuItems'
import { MenuLinks } from './MenuLinks'
import { messages } from './messages'
import { useMenu } from './useMenu'

const Nav = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: { base: '4', lg: '5' }, alignItems: 'center' },
})
const Entry = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontWeight: 'semibold',
    position: 'relative',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    // Beside the members' menu there is little room.
    '& svg': { strokeLinecap: 'square', strokeLinejoin: 'miter', display: { base: 'none', lg: 'block' } },
    // The bar of the kit: a rule with two uprights under the current place.
    '&[data-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '2px',
      height: '9px',
      borderInline: '3px solid',
      background: 'linear-gradient(currentColor, currentColor) 0 50% / 100% 3px no-repeat',
    },
  },
})
const Root = chakra('details', {
  base: { position: 'relative', '&[open] > summary svg': { transform: 'rotate(180deg)' } },
})
const Drop = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineStart: '-16px',
    zIndex: 'overlay',
    minWidth: '220px',
    width: 'max-content',
    bg: 'bg.panel',
    borderRadius: 'panel',
    boxShadow: 'overlay',
    paddingBlock: '2',
  },
})

const Group = ({ group, current }: { group: MenuGroup; current: boolean }) => (
  <Root {...useMenu(group.name)}>
    <Entry asChild data-current={current ? '' : undefined}>
      <summary>
        <FormattedMessage {...group.label} />
        <ChevronDown size={18} aria-hidden />
      </summary>
    </Entry>
    <Drop>
      <MenuLinks items={group.items} />
    </Drop>
  </Root>
)

/** The menu in the header; groups open below their word. */
export const TopMenu = ({ entries }: { entries: MenuEntry[] }) => {
  const { formatMessage } = useIntl()
  const { pathname } = useAppSelector(selectLocation)
  return (
    <Nav aria-label={formatMessage(messages.mainMenu)}>
      {entries.map((entry) => {
        if (isGroup(entry)) {
          const current = entry.items.some(({ to }) => isCurrent(to, pathname))
          return <Group key={entry.name} group={entry} current={current} />
        }
        const current = isCurrent(entry.to, pathname)
        return (
          <Entry key={entry.to} asChild data-current={current ? '' : undefined}>
            <Link to={entry.to} aria-current={current ? 'page' : undefined}>
              <FormattedMessage {...entry.label} />
            </Link>
          </Entry>
        )
      })}
    </Nav>
  )
}
