import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Leap } from '../../../ui/art/Leap'
import { MainHeading } from '../../../ui/kit/MainHeading'
import { Turf } from '../../../ui/kit/Turf'

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
    // The turf goes down to the footer, however short the form is: header and footer take the rest of the screen.
    minHeight: { lg: 'calc(100dvh - 248px)' },
  },
})
const Side = chakra(Turf, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '5',
    padding: { base: '24px 18px', lg: '80px 36px 0 calc((100vw - 1128px) / 2)' },
    paddingInlineStart: { lg: 'max(36px, calc((100vw - 1128px) / 2))' },
  },
})
const Form = chakra('div', {
  base: { padding: { base: '24px 18px 64px', lg: '64px 72px' }, maxWidth: '640px', width: 'full' },
})

interface Props {
  head: ReactNode
  lead: ReactNode
  title: ReactNode
  children: ReactNode
}

/** Half turf with the leaping dog, half form; on phones the dog stays at home. */
export const AuthFrame = ({ head, lead, title, children }: Props) => (
  <Halves>
    <Side>
      <div>
        <chakra.p textStyle="h1">{head}</chakra.p>
        <chakra.p textStyle="lead" marginTop="3" maxWidth="420px">
          {lead}
        </chakra.p>
      </div>
      <chakra.div display={{ base: 'none', lg: 'block' }} aria-hidden>
        <Leap width="100%" />
      </chakra.div>
    </Side>
    <Form>
      <chakra.div marginBottom="4">
        <MainHeading textStyle="h2">{title}</MainHeading>
      </chakra.div>
      {children}
    </Form>
  </Halves>
)
