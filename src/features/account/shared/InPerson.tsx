import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { defineMessages } from '../../../i18n/defineMessages'
import { selectActing, selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'

const messages = defineMessages({
  only: { id: 'account.acting.only', defaultMessage: 'Only {name} can do this. You’re acting for them as an admin.' },
})

/** Says why an admin who acts for a member finds something missing. */
export const OnlyTheMember = () => {
  const name = useAppSelector(selectUser)?.name ?? ''
  return (
    <p>
      <FormattedMessage {...messages.only} values={{ name: <bdi>{name}</bdi> }} />
    </p>
  )
}

/** What no admin does for a member; an admin who acts for the member reads why in its place, or sees `instead`. */
export const InPerson = ({ children, instead = <OnlyTheMember /> }: { children: ReactNode; instead?: ReactNode }) =>
  useAppSelector(selectActing) === null ? children : instead
