import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { selectLoginOffered, selectRegisterOffered, selectSignedIn } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Brand } from '../Brand'
import { publicMenu } from '../menuItems'
import { messages } from '../messages'
import { Switches } from '../Switches'
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
    paddingBlock: '12px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '3', md: '6' },
  },
})
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: 'auto' } })
const Menu = chakra('div', { base: { order: { base: 1, md: 0 }, flexBasis: { base: 'full', md: 'auto' } } })

/** The frame for everybody who is no member (specification, section 2). */
export const PublicLayout = ({ children }: { children: ReactNode }) => {
  const signedIn = useAppSelector(selectSignedIn)
  const registerOffered = useAppSelector(selectRegisterOffered)
  const loginOffered = useAppSelector(selectLoginOffered)
  return (
    <>
      <Header>
        <Bar>
          <Brand />
          <Menu>
            <TopMenu entries={publicMenu({ registerOffered })} />
          </Menu>
          <End>
            <Switches />
            {signedIn && (
              <Button asChild variant="outline" dense>
                <Link to={paths.logout}>
                  <FormattedMessage {...messages.logout} />
                </Link>
              </Button>
            )}
            {loginOffered && (
              <Button asChild variant="outline" dense>
                <Link to={paths.login}>
                  <FormattedMessage {...messages.login} />
                </Link>
              </Button>
            )}
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
