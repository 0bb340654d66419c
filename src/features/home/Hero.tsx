import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Island } from '../../ui/kit/Island'
import { MainHeading } from '../../ui/kit/MainHeading'
import { Turf } from '../../ui/kit/Turf'
import { messages } from './messages'
import { Course } from './lazySections'

const Inner = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '18px', md: '36px' }, position: 'relative' },
})
const Text = chakra('div', {
  base: {
    paddingBlock: { base: '32px 24px', lg: '80px 216px' },
    maxWidth: { lg: '440px' },
    position: 'relative',
    zIndex: 1,
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
        <Text>
          <MainHeading textStyle="display">{formatMessage(messages.title)}</MainHeading>
          <chakra.p textStyle="lead" marginTop="4">
            {formatMessage(messages.lead)}
          </chakra.p>
          <Actions>{children}</Actions>
        </Text>
      </Inner>
      <Island of={Course} />
    </Turf>
  )
}
