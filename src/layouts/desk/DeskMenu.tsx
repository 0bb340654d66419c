import { chakra } from '@chakra-ui/react'
import { ClipboardList, Search } from 'lucide-react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router'
import type { Policy } from '#contract/access/policy'
import { openDesk, openDeskDogs, openDeskShows } from '#contract/access/screenPolicies'
import { paths } from '#contract/shared/paths'
import { commonMessages } from '../../i18n/commonMessages'
import { selectAllowed } from '../../store/access/access'
import { useSecondFactor } from '../../store/access/useSecondFactor'
import { deskSearchDialog } from '../../store/desk/dialogName'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { opened } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { isCurrent } from '../menuItems'
import { deskMessages as messages } from './deskMessages'

const Frame = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '18px', md: '36px' }, paddingBlockStart: '5' },
})

/** Says why the desk stays empty for an admin whose session has shown no code, where one is required, and where to go. */
const FactorNotice = () => {
  const factor = useSecondFactor()
  if (!factor?.missing) return null
  const [text, to, action] = factor.on
    ? [messages.factorUnshown, paths.logout, messages.logOut]
    : [messages.factorOff, paths.security, messages.setUpFactor]
  return (
    <Frame>
      <Notice
        tone="warning"
        action={
          <Button asChild variant="outline">
            <Link to={to}>
              <FormattedMessage {...action} />
            </Link>
          </Button>
        }
      >
        <FormattedMessage {...text} />
      </Notice>
    </Frame>
  )
}

interface Item {
  to: string
  label: MessageDescriptor
  policy: Policy
  /** Another screen of the same subject. */
  also?: string
}

/** The screens of the desk, each for callers whom the contract allows. */
const items: Item[] = [
  { to: paths.desk, label: messages.overview, policy: openDeskShows },
  { to: paths.deskShows, label: messages.shows, policy: openDeskShows },
  { to: paths.deskMembers, label: messages.members, policy: openDesk },
  { to: paths.deskPeople, label: messages.people, policy: openDeskShows },
  { to: paths.deskDogs, label: messages.dogs, policy: openDeskDogs, also: paths.deskLevels },
  { to: paths.deskMoney, label: messages.money, policy: openDesk, also: paths.deskTransfers },
  { to: paths.deskProblems, label: messages.problems, policy: openDesk },
  { to: paths.deskSessions, label: messages.sessions, policy: openDesk },
]

const isAt = ({ to, also }: Item, pathname: string): boolean =>
  to === paths.desk ? pathname === to : isCurrent(to, pathname) || pathname === also

const Nav = chakra('nav', {
  base: {
    bg: 'bg.subtle',
    borderBottom: '1px solid',
    borderColor: 'border',
    minHeight: '49px',
    '@media print': { display: 'none' },
    '& > div': {
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: { base: '18px', md: '36px' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
    },
    // Beside the links where there is room; a screen reader has it as the name of the navigation.
    '& p': { display: { base: 'none', lg: 'block' }, textStyle: 'label', color: 'fg.muted' },
    '& ul': {
      flex: '1',
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { base: '6px', md: '5' },
      textStyle: { base: 'small', md: 'body' },
    },
    // At the end of the last line.
    '& li:last-of-type': { marginInlineStart: 'auto' },
    '& li a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      minWidth: 'touch',
      justifyContent: 'center',
      fontWeight: 'semibold',
      '&[aria-current]': { fontWeight: 'bold', boxShadow: 'inset 0 -4px 0 {colors.mark}' },
    },
    '@media (hover: hover)': { '& li a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
})

/** The desk's own navigation, above each of its screens. */
const DeskMenu = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { pathname } = useAppSelector(selectLocation)
  const state = useAppSelector(({ auth }) => auth)
  const allowed = items.filter(({ policy }) => selectAllowed({ auth: state }, policy))
  // A user without any of these screens reaches this only by its address.
  if (allowed.length === 0) return null
  return (
    <Nav aria-label={formatMessage(messages.desk)}>
      <div>
        <p aria-hidden>
          <FormattedMessage {...messages.desk} />
        </p>
        <ul>
          {allowed.map((item) => (
            <li key={item.to}>
              <Link to={item.to} aria-current={isAt(item, pathname) ? 'page' : undefined}>
                <FormattedMessage {...item.label} />
              </Link>
            </li>
          ))}
          <li>
            <Button
              variant="quiet"
              dense
              icon={<Search aria-hidden />}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              title={formatMessage(messages.searchTitle)}
              onClick={() => dispatch(opened(deskSearchDialog))}
            >
              <FormattedMessage {...commonMessages.search} />
            </Button>
          </li>
        </ul>
      </div>
    </Nav>
  )
}

/** Leads to the first of them, which everyone has who works there. */
const DeskLink = ({ block }: { block: boolean }) => (
  <Button asChild variant="outline" dense={!block} block={block} icon={<ClipboardList aria-hidden />}>
    <Link to={paths.desk}>
      <FormattedMessage {...messages.desk} />
    </Link>
  </Button>
)

/** The navigation, or the link to it: in a header, or as wide as a menu of phones. */
export const DeskPart = ({ part }: { part: 'menu' | 'link' | 'block' }) =>
  part === 'menu' ? (
    <>
      <DeskMenu />
      <FactorNotice />
    </>
  ) : (
    <DeskLink block={part === 'block'} />
  )
