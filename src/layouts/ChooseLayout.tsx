import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { selectMember } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { SkipLink } from '../ui/kit/SkipLink'
import { Banners } from './banners/Banners'
import { messages } from './messages'
import { Notifications } from './Notifications'
import { PageAttributes } from './PageAttributes'
import { PortalLayout } from './portal/PortalLayout'
import { PublicLayout } from './public/PublicLayout'

const Column = chakra('div', { base: { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } })

/** Members see the portal layout; everybody else sees the public layout. */
export const ChooseLayout = ({ children }: { children: ReactNode }) => {
  const Layout = useAppSelector(selectMember) ? PortalLayout : PublicLayout
  return (
    <Column>
      <SkipLink href="#content">
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      <Banners />
      <Layout>{children}</Layout>
      <Notifications />
      <PageAttributes />
    </Column>
  )
}
