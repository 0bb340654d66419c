import { CalendarDays, LogOut, PawPrint } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { paths } from '../../contract/paths'
import { messages } from './messages'

export interface MenuItem {
  to: string
  label: MessageDescriptor
}
export interface MenuGroup {
  name: 'join' | 'compete'
  label: MessageDescriptor
  items: MenuItem[]
}
export type MenuEntry = MenuItem | MenuGroup

const compete: MenuGroup = {
  name: 'compete',
  label: messages.compete,
  items: [{ to: paths.shows, label: messages.shows }],
}

/** Specification, section 2, public layout. A screen that does not exist yet has no entry. */
export const publicMenu = ({ registerOffered }: { registerOffered: boolean }): MenuEntry[] => [
  { to: paths.home, label: messages.home },
  ...(registerOffered
    ? [{ name: 'join' as const, label: messages.join, items: [{ to: paths.register, label: messages.register }] }]
    : []),
  compete,
]

/** Specification, section 2, portal layout, top menu. */
export const portalMenu: MenuEntry[] = [compete]

/** Specification, section 2, portal layout, side menu. */
export const sideMenu = [
  { to: paths.dogs, label: messages.dogs, Icon: PawPrint },
  { to: paths.shows, label: messages.shows, Icon: CalendarDays },
]
export const logoutItem = { to: paths.logout, label: messages.logout, Icon: LogOut }

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry

/** Is this the place, or a place below it? */
export const isCurrent = (to: string, pathname: string): boolean =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
