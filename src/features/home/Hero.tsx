import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { HeroCourse } from '../../ui/art/HeroCourse'
import { MainHeading } from '../../ui/kit/MainHeading'
import { Turf } from '../../ui/kit/Turf'
import { messages } from './messages'

const Inner = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '18px', md: '36px' }, position: 'relative' },
})
const Words = chakra('div', {
  base: {
    paddingBlock: { base: '32px 24px', lg: '80px 216px' },
    maxWidth: { lg: '440px' },
    position: 'relative',
    zIndex: 1,
  },
})
// Cropped to its upper right on phones, where the dog is.
const Course = chakra('div', {
  base: {
    height: { base: '200px', lg: '100%' },
    position: { base: 'relative', lg: 'absolute' },
    insetInlineEnd: 0,
    bottom: 0,
    width: 'full',
    maxWidth: { lg: '1440px' },
    '& svg': {
      position: 'absolute',
      top: 0,
      insetInlineEnd: { base: '-16px', lg: 0 },
      width: { base: '470px', lg: 'full' },
      height: { base: '303px', lg: '100%' },
    },
  },
})
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '5',
    '& > a': { flex: { base: '1 1 100%', sm: '0 0 auto' } },
    '& > a > span:first-of-type': { flex: '1' },
  },
})

/** The head of the home page: the words left, the course right with the dog at its head. */
export const Hero = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl()
  return (
    <Turf>
      <Inner>
        <Words>
          <MainHeading textStyle="display">{formatMessage(messages.title)}</MainHeading>
          <chakra.p textStyle="lead" marginTop="4">
            {formatMessage(messages.lead)}
          </chakra.p>
          <Actions>{children}</Actions>
        </Words>
      </Inner>
      <Course>
        <HeroCourse preserveAspectRatio="xMaxYMax meet" />
      </Course>
    </Turf>
  )
}
