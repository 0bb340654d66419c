import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { heightMessages, typeMessages } from '../../i18n/domainMessages'
import { curveThrough, type Point } from '../../lib/curve'
import { JumpSign } from '../../ui/art/JumpSign'
import { Numeral } from '../../ui/kit/Numeral'
import { PathLine } from '../../ui/kit/PathLine'
import { PathSegment } from '../../ui/kit/PathSegment'
import { messages } from './messages'
import type { Run } from './nextDays'

const Root = chakra('div', { base: { position: 'relative', marginTop: { base: '4', lg: '2' } } })
const Sheet = chakra('svg', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    insetInline: '-36px',
    top: 0,
    width: 'calc(100% + 72px)',
    height: '100px',
  },
})
const Stops = chakra('ol', {
  base: {
    listStyle: 'none',
    position: 'relative',
    display: { base: 'block', lg: 'grid' },
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    columnGap: '3',
  },
})
const Stop = chakra('li', {
  base: {
    position: 'relative',
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '56px 88px 1fr',
    alignItems: 'center',
    minHeight: '64px',
  },
})
// Two drawings, because the line runs to the right or downwards.
const JumpAcross = chakra('svg', {
  base: { display: { base: 'none', lg: 'block' }, width: '24px', height: '100px', overflow: 'visible' },
})
const JumpDown = chakra('svg', {
  base: { display: { lg: 'none' }, position: 'relative', width: '44px', height: '24px', overflow: 'visible' },
})
const Text = chakra('div', { base: { textStyle: 'small', fontWeight: 'semibold', color: 'fg.onTurf' } })

const wave = [44, 58]
const high = (index: number) => wave[index % 2] ?? 0
/** Over the row of stops and one more at both ends, out of sight: evenly, so that the curve does not swing. */
const lineOver = (count: number) =>
  curveThrough(
    Array.from({ length: count + 3 }, (_, stop): Point => [4.2 + (93.7 * (stop - 1)) / count, high(stop + 1)]),
  )

/** The runs of a day on the line: jumps with their times, the line runs downwards on phones. */
export const DayLine = ({ runs }: { runs: readonly Run[] }) => {
  const { formatMessage } = useIntl()
  return (
    <Root>
      <Sheet viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <PathLine d={lineOver(runs.length)} onTurf vectorEffect="non-scaling-stroke" />
      </Sheet>
      <Stops>
        {runs.map(({ item, dogs }, index) => (
          <Stop key={item.classId}>
            <chakra.div display={{ lg: 'none' }} position="absolute" inset="0" paddingInlineStart="5px">
              <chakra.div position="relative" height="full">
                <PathSegment onTurf />
              </chakra.div>
            </chakra.div>
            <JumpAcross viewBox="-12 0 24 100" aria-hidden>
              <JumpSign x={0} y={high(index)} turn={0} half={30} />
            </JumpAcross>
            <JumpDown viewBox="-22 -12 44 24" aria-hidden>
              <JumpSign x={0} y={0} turn={90} half={18} />
            </JumpDown>
            <Numeral size="m" fontSize={{ base: '1.75rem', lg: '1.625rem' }}>
              {item.startTime}
            </Numeral>
            <Text>
              <p>
                <FormattedMessage {...messages.ringAndDogs} values={{ ring: item.ring, dogs: dogs.join(', ') }} />
              </p>
              <chakra.p fontWeight="medium">
                {formatMessage(typeMessages[item.type])}, {formatMessage(heightMessages[item.height])}
              </chakra.p>
            </Text>
          </Stop>
        ))}
      </Stops>
    </Root>
  )
}
