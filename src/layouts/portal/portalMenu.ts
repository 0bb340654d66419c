import { CalendarDays, LogOut, PawPrint, User } from 'lucide-react'
import { paths } from '#contract/shared/paths'
import {
  about,
  compete,
  contact,
  judging,
  privacy,
  regulations,
  shows,
  terms,
  type MenuEntry,
  type MenuItem,
} from '../menuItems'
import { messages } from '../messages'
import { messages as portalMessages } from './messages'

/** Specification, section 2, portal layout, top menu. */
export const portalMenu: MenuEntry[] = [
  about,
  { name: 'join', label: messages.join, items: [judging, contact] },
  compete,
  { name: 'more', label: portalMessages.more, items: [terms, privacy] },
]

/** Specification, section 2, portal layout, side menu. */
export const sideMenu = [
  { to: paths.dogs, label: portalMessages.dogs, Icon: PawPrint },
  { ...shows, Icon: CalendarDays },
  { to: paths.profile, label: portalMessages.profile, Icon: User },
]
export const logoutItem = { to: paths.logout, label: messages.logout, Icon: LogOut }

const announcements = { to: paths.announcements, label: portalMessages.announcements }

/** Specification, section 2, portal layout, the More menu of narrow screens. */
export const narrowMore: MenuItem[] = [about, regulations, announcements, contact, terms, privacy]

/** What the tab bar leads to, but for the cart, where the header holds it. */
export const narrowMenu: MenuEntry[] = [...sideMenu, { name: 'more', label: portalMessages.more, items: narrowMore }]
