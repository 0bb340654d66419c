import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { selectLoginOffered, selectRegisterOffered, selectSignedIn } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Brand } from '../Brand'
import { DeskEntry } from '../desk/DeskEntry'
import { publicMenu } from '../menuItems'
import { MenuSheet } from '../MenuSheet'
import { messages } from '../messages'
import { PreferenceToggles } from '../PreferenceToggles'
import { TopMenu } from '../TopMenu'
import { Footer } from './Footer'

const Header = chakra('header', {
  base: { bg: 'bg.panel', borderBottom: '1px solid', borderColor: 'border', position: 'relative', zIndex: 'header' },
})
const Bar = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '18px', md: '36px' },
    minHeight: { base: '60px', md: '72px' },
    display: 'flex',
    alignItems: 'center',
    columnGap: { base: '2', md: '5', lg: '6' },
    '@media (width < 24rem)': { paddingInline: '12px' },
  },
})
const End = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { md: '2' }, marginInlineStart: 'auto' },
})
const Wide = chakra('div', { base: { display: { base: 'none', lg: 'contents' } } })
const Narrow = chakra('div', { base: { display: { base: 'contents', lg: 'none' } } })

/** Login, or Logout in its place; neither where logging in is switched off. */
const Door = ({ block = false }: { block?: boolean }) => {
  const signedIn = useAppSelector(selectSignedIn)
  const loginOffered = useAppSelector(selectLoginOffered)
  if (!signedIn && !loginOffered) return null
  return (
    <Button asChild variant="outline" dense={!block} block={block}>
      <Link to={signedIn ? paths.logout : paths.login}>
        <FormattedMessage {...(signedIn ? messages.logout : messages.login)} />
      </Link>
    </Button>
  )
}

/** The frame for everyone who is no member (specification, section 2). */
export const PublicLayout = ({ children }: { children: ReactNode }) => {
  const registerOffered = useAppSelector(selectRegisterOffered)
  const entries = publicMenu({ registerOffered })
  return (
    <>
      <Header>
        <Bar>
          <Brand />
          <Wide>
            <TopMenu entries={entries} />
          </Wide>
          <End>
            <PreferenceToggles />
            <Wide>
              <DeskEntry />
              <Door />
            </Wide>
            <Narrow>
              <MenuSheet
                entries={entries}
                end={
                  <>
                    <DeskEntry block />
                    <Door block />
                  </>
                }
              />
            </Narrow>
          </End>
        </Bar>
      </Header>
      <chakra.main id="content" flex="1">
        {children}
      </chakra.main>
      <Footer />
    </>
  )
}
