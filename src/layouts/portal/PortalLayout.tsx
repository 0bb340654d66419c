import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useCallback, type ReactNode } from 'react'
import { selectMayHaveLapsed } from '../../store/access/lapsed'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { measureFrame } from '../../store/ui/measureFrame'
import { useWidth } from '../../ui/kit/useWidth'
import { Brand } from '../Brand'
import { DeskEntry } from '../desk/DeskEntry'
import { MenuSheet } from '../MenuSheet'
import { ReportLink } from '../ReportLink'
import { PreferenceToggles } from '../PreferenceToggles'
import { TopMenu } from '../TopMenu'
import { besideCartBar } from './besideCartBar'
import { CartLink } from './CartLink'
import { narrowMenu, portalMenu } from './portalMenu'
import { SideMenu } from './SideMenu'
import { TabBar } from './TabBar'

// Few need it, and it comes with the calendar.
const LapsedBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "banners" */ './LapsedBanner')).LapsedBanner,
}))

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
const Foot = chakra('footer', {
  base: {
    paddingInline: { base: '18px', md: '36px' },
    paddingBottom: { base: 'calc(var(--tab-bar, 72px) + 12px)', md: '3' },
    textStyle: 'small',
    '@media print': { display: 'none' },
  },
})
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: 'auto' } })
const Wide = chakra('div', { base: { display: { base: 'none', md: 'contents' } } })
const Narrow = chakra('div', { base: { display: { base: 'contents', md: 'none' } } })
const AwayBesideCartBar = chakra('div', { base: { display: 'contents', ...besideCartBar('none') } })
const OnlyBesideCartBar = chakra('div', { base: { display: 'none', ...besideCartBar('contents') } })
const Preferences = chakra('div', { base: { display: 'flex', justifyContent: 'space-between' } })

/** The members' frame (specification, section 2): side menu, top menu, cart; on phones a tab bar, or the header in its place. */
export const PortalLayout = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  const frame = useWidth<HTMLDivElement>(useCallback((width) => dispatch(measureFrame(width)), [dispatch]))
  return (
    <>
      {useAppSelector(selectMayHaveLapsed) && (
        <Suspense>
          <LapsedBanner />
        </Suspense>
      )}
      <Frame ref={frame}>
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
              <AwayBesideCartBar>
                <PreferenceToggles />
              </AwayBesideCartBar>
              <Wide>
                <DeskEntry />
                <CartLink />
              </Wide>
              <OnlyBesideCartBar>
                <CartLink />
                <MenuSheet
                  entries={narrowMenu}
                  end={
                    <>
                      <DeskEntry block />
                      <Preferences>
                        <PreferenceToggles place="menu-" />
                      </Preferences>
                    </>
                  }
                />
              </OnlyBesideCartBar>
            </End>
          </Header>
          <chakra.main id="content" flex="1">
            {children}
          </chakra.main>
          <Foot>
            <ReportLink underlined />
          </Foot>
        </Column>
        <Narrow>
          <TabBar />
        </Narrow>
      </Frame>
    </>
  )
}
