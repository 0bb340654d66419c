import type { MessageDescriptor } from 'react-intl'
import { paths } from '#contract/shared/paths'
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

export const about = { to: paths.about, label: messages.about }
export const judging = { to: paths.judging, label: messages.judging }
export const contact = { to: paths.contact, label: messages.contact }
export const regulations = { to: paths.regulations, label: messages.regulations }
export const shows = { to: paths.shows, label: messages.shows }
export const terms = { to: paths.terms, label: messages.terms }
export const privacy = { to: paths.privacy, label: messages.privacy }

export const compete: MenuGroup = {
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

/** Specification, section 2, public layout, footer; the social link is the organisation's. */
export const footerMenu: MenuItem[] = [about, regulations, terms, privacy, contact]

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry

/** Is this the place, or a place below it? */
export const isCurrent = (to: string, pathname: string): boolean =>
  to === paths.home
    ? pathname === to
    : pathname === to || pathname.startsWith(`${to}/`) || (to === paths.dogs && pathname === paths.dogSync)
