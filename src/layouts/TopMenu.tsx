import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { closed, opened, selectOpen } from '../store/ui/uiSlice'
import { isCurrent, isGroup, type MenuEntry, type MenuGroup } from './menuItems'
import { messages } from './messages'

const Nav = chakra('nav', { base: { display: 'flex', gap: { base: '3', md: '5' }, alignItems: 'center' } })
const Entry = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontWeight: 'semibold',
    position: 'relative',
    cursor: 'pointer',
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
const Drop = chakra('ul', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineStart: '-16px',
    zIndex: 'overlay',
    minWidth: '200px',
    bg: 'bg.panel',
    borderRadius: 'panel',
    boxShadow: 'overlay',
    paddingBlock: '2',
    listStyle: 'none',
    '& a': { display: 'block', padding: '12px 16px', fontWeight: 'semibold' },
    '& a:hover': { bg: 'bg.subtle' },
  },
})

const Group = ({ group, current }: { group: MenuGroup; current: boolean }) => {
  const dispatch = useAppDispatch()
  const name = `menu.${group.name}`
  const open = useAppSelector(selectOpen) === name
  const button = useRef<HTMLButtonElement>(null)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && !currentTarget.contains(relatedTarget)) dispatch(closed())
  }
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    dispatch(closed())
    button.current?.focus()
  }
  // Safari gives a clicked button no focus: the way out by leaving needs it.
  useEffect(() => {
    if (open) button.current?.focus()
  }, [open])
  return (
    // The keys belong to the group as a whole; what can be operated in it are the button and the links.
    <chakra.div position="relative" onBlur={leave} onKeyDown={escape}>
      <Entry asChild data-current={current ? '' : undefined}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          onClick={() => dispatch(open ? closed() : opened(name))}
        >
          <FormattedMessage {...group.label} />
          <ChevronDown size={18} aria-hidden />
        </button>
      </Entry>
      {open && (
        <Drop>
          {group.items.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>
                <FormattedMessage {...label} />
              </Link>
            </li>
          ))}
        </Drop>
      )}
    </chakra.div>
  )
}

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
