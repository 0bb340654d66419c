import { CalendarDays, LogOut, PawPrint, User } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { paths } from '../../contract/paths'
import { messages } from './messages'

export interface MenuItem {
  to: string
  label: MessageDescriptor
}
export interface MenuGroup {
  name: 'join' | 'compete' | 'more'
  label: MessageDescriptor
  items: MenuItem[]
}
export type MenuEntry = MenuItem | MenuGroup

const about = { to: paths.about, label: messages.about }
const judging = { to: paths.judging, label: messages.judging }
const contact = { to: paths.contact, label: messages.contact }
const regulations = { to: paths.regulations, label: messages.regulations }
const shows = { to: paths.shows, label: messages.shows }
const announcements = { to: paths.announcements, label: messages.announcements }
const terms = { to: paths.terms, label: messages.terms }
const privacy = { to: paths.privacy, label: messages.privacy }

const compete: MenuGroup = {
  name: 'compete',
  label: messages.compete,
  items: [regulations, shows, { to: paths.leagues, label: messages.leagues }],
}

/** Specification, section 2, public layout. */
export const publicMenu = ({ registerOffered }: { registerOffered: boolean }): MenuEntry[] => {
  const register = registerOffered ? [{ to: paths.register, label: messages.register }] : []
  return [
    { to: paths.home, label: messages.home },
    about,
    { name: 'join', label: messages.join, items: [judging, ...register, contact] },
    compete,
    { to: paths.news, label: messages.news },
  ]
}

/** Specification, section 2, portal layout, top menu; the announcements are within reach besides. */
export const portalMenu: MenuEntry[] = [
  about,
  { name: 'join', label: messages.join, items: [judging, contact] },
  compete,
  { name: 'more', label: messages.more, items: [terms, privacy, announcements] },
]

/** Specification, section 2, portal layout, side menu. */
export const sideMenu = [
  { to: paths.dogs, label: messages.dogs, Icon: PawPrint },
  { ...shows, Icon: CalendarDays },
  { to: paths.profile, label: messages.profile, Icon: User },
]
export const logoutItem = { to: paths.logout, label: messages.logout, Icon: LogOut }

/** Specification, section 2, portal layout, the More menu of narrow screens. */
export const narrowMore: MenuItem[] = [about, regulations, announcements, contact, terms, privacy]

/** Specification, section 2, public layout, footer; the social link is the organisation's. */
export const footerMenu: MenuItem[] = [about, regulations, terms, privacy, contact]

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry

/** Is this the place, or a place below it? */
export const isCurrent = (to: string, pathname: string): boolean =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
