import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectMember } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { Loader } from '../ui/kit/Loader'
import { PageRoot } from '../ui/kit/Page'
import { SkipLink } from '../ui/kit/SkipLink'
import { Banners } from './banners/Banners'
import { DeskFrame } from './desk/DeskFrame'
import { loadPortal } from './loadPortal'
import { messages } from './messages'
import { Notifications } from './Notifications'
import { PageAttributes } from './PageAttributes'
import { PublicLayout } from './public/PublicLayout'

const PortalLayout = lazy(async () => ({ default: (await loadPortal()).PortalLayout }))

const Column = chakra('div', { base: { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } })

/** Members see the portal layout; everyone else sees the public layout. */
export const ChooseLayout = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl()
  // Who becomes a member keeps the screen as it is until the portal has been loaded.
  const Layout = useDeferredValue(useAppSelector(selectMember)) ? PortalLayout : PublicLayout
  return (
    <Column>
      <SkipLink href="#content">
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      <Banners />
      <Suspense
        fallback={
          <PageRoot>
            <Loader label={formatMessage(messages.loading)} />
          </PageRoot>
        }
      >
        <Layout>
          <DeskFrame>{children}</DeskFrame>
        </Layout>
      </Suspense>
      <Notifications />
      <PageAttributes />
    </Column>
  )
}
