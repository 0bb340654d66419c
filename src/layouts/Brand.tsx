import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { selectSignedIn } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { Mark } from '../ui/art/Mark'
import { messages } from './messages'

const Root = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: 'touch',
    fontSize: '21px',
    fontWeight: 'bold',
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
    '@media (width < 24rem)': { fontSize: '19px', gap: '8px', '& svg': { width: '34px', height: '34px' } },
  },
})

/** The mark: to the dashboard when a user is loaded, else home. */
export const Brand = ({ markOnly = false }: { markOnly?: boolean }) => {
  const { formatMessage } = useIntl()
  const signedIn = useAppSelector(selectSignedIn)
  const label = formatMessage(signedIn ? messages.toDashboard : messages.toHome)
  return (
    <Root to={signedIn ? paths.dashboard : paths.home} aria-label={label} title={label}>
      <Mark width={38} height={38} />
      {!markOnly && <span>Clear Round</span>}
    </Root>
  )
}
