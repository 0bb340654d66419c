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
    display: 'grid',
    // The heading has a line to itself; on phones the lead and the dog share the next one.
    gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 172px)', lg: '1fr' },
    gridTemplateRows: 'auto 1fr',
    columnGap: '3',
    rowGap: '3',
    padding: { base: '24px 18px 0', md: '24px 36px 0', lg: '80px 36px 0' },
    paddingInlineStart: { lg: 'max(36px, calc((100vw - 1128px) / 2))' },
    '& > svg': { width: 'full', height: 'auto', alignSelf: 'end' },
  },
})
const Head = chakra('p', { base: { textStyle: 'h1', gridColumn: '1 / -1' } })
const Lead = chakra('p', { base: { textStyle: 'lead', maxWidth: '420px', paddingBottom: '4' } })
const Form = chakra('div', {
  base: {
    padding: { base: '24px 18px 64px', md: '24px 36px 64px', lg: '64px 72px' },
    maxWidth: { base: '640px', md: '676px', lg: '640px' },
    width: 'full',
  },
})

interface Props {
  head: ReactNode
  lead: ReactNode
  title: ReactNode
  children: ReactNode
}

/** Half turf with the leaping dog, half form; on phones one above the other. */
export const AuthFrame = ({ head, lead, title, children }: Props) => (
  <Halves>
    <Side>
      <Head>{head}</Head>
      <Lead>{lead}</Lead>
      <Leap />
    </Side>
    <Form>
      <chakra.div marginBottom="4">
        <MainHeading textStyle="h2">{title}</MainHeading>
      </chakra.div>
      {children}
    </Form>
  </Halves>
)
