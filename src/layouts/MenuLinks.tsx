import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { isCurrent, type MenuItem } from './menuItems'

const List = chakra(
  'ul',
  {
    base: {
      listStyle: 'none',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'touch',
        paddingInline: '16px',
        fontWeight: 'semibold',
      },
      '@media (hover: hover)': { '& a:hover': { bg: 'bg.subtle' } },
      '& [aria-current]': { fontWeight: 'bold', boxShadow: 'inset 8px 0 0 {colors.mark}', bg: 'bg.subtle' },
    },
  },
  { defaultProps: { role: 'list' } },
)

/** The links of a menu that is open; the one to the present place is marked. */
export const MenuLinks = ({ items }: { items: readonly MenuItem[] }) => {
  const { pathname } = useAppSelector(selectLocation)
  return (
    <List>
      {items.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
            <FormattedMessage {...label} />
          </Link>
        </li>
      ))}
    </List>
  )
}
