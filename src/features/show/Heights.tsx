import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { ClassHeight } from '#contract/dog/height'
import { heightMessages } from '../../i18n/domainMessages'
import { Gauge } from '../../ui/kit/Gauge'
import { messages } from './messages'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } })
const Gauges = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '2', xl: '3' },
    '& svg': { height: { base: '20px', xl: '24px' }, width: 'auto' },
  },
})
const Text = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', display: { base: 'none', xl: 'block' } } })

const measured = 5

/** The heights that a show has classes for: a gauge each, and in words. */
export const Heights = ({ heights }: { heights: readonly ClassHeight[] }) => {
  const { formatMessage } = useIntl()
  const own = heights.filter((height) => height !== 'any')
  const label =
    own.length === measured || own.length === 0
      ? formatMessage(messages.allHeights)
      : own.map((height) => formatMessage(heightMessages[height])).join(', ')
  return (
    <Root title={label}>
      <Gauges>
        {(own.length > 0 ? own : heights).map((height) => (
          <Gauge key={height} height={height} />
        ))}
      </Gauges>
      <Text>{label}</Text>
    </Root>
  )
}
