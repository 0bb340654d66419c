import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { selectMayHaveLapsed } from '../../store/access/lapsed'
import { useAppSelector } from '../../store/hooks'
import { Brand } from '../Brand'
import { PreferenceToggles } from '../PreferenceToggles'
import { TopMenu } from '../TopMenu'
import { CartLink } from './CartLink'
import { portalMenu } from './portalMenu'
import { SideMenu } from './SideMenu'
import { TabBar } from './TabBar'

// Few need it, and it comes with the calendar.
const LapsedBanner = lazy(async () => ({ default: (await import('./LapsedBanner')).LapsedBanner }))

const Frame = chakra('div', { base: { display: 'flex', flex: '1', alignItems: 'stretch', minWidth: 0 } })
const Column = chakra('div', { base: { flex: '1', minWidth: 0, display: 'flex', flexDirection: 'column' } })
const Header = chakra('header', {
  base: {
    bg: 'bg.panel',
    borderBottom: '1px solid',
    borderColor: 'border',
    minHeight: { base: '60px', md: '72px' },
    display: 'flex',
    alignItems: 'center',
    paddingInline: { base: '18px', lg: '36px' },
    flexWrap: { base: 'nowrap', md: 'wrap' },
    columnGap: '3',
    position: 'relative',
    zIndex: 'header',
  },
})
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: 'auto' } })
const Wide = chakra('div', { base: { display: { base: 'none', md: 'contents' } } })
const Narrow = chakra('div', { base: { display: { base: 'contents', md: 'none' } } })

/** The members' frame (specification, section 2): side menu, top menu, cart; on phones a tab bar. */
export const PortalLayout = ({ children }: { children: ReactNode }) => (
  <>
    {useAppSelector(selectMayHaveLapsed) && (
      <Suspense>
        <LapsedBanner />
      </Suspense>
    )}
    <Frame>
      <Wide>
        <SideMenu />
      </Wide>
      <Column>
        <Header>
          <Narrow>
            <Brand />
          </Narrow>
          <Wide>
            <TopMenu entries={portalMenu} />
          </Wide>
          <End>
            <PreferenceToggles />
            <Wide>
              <CartLink />
            </Wide>
          </End>
        </Header>
        <chakra.main id="content" flex="1" paddingBottom={{ base: '96px', md: '0' }}>
          {children}
        </chakra.main>
      </Column>
      <Narrow>
        <TabBar />
      </Narrow>
    </Frame>
  </>
)
