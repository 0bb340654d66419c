import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Mark } from '../../../trace/marks'
import { useShareAndCopy } from '../../../store/ui/shareAndCopy'
import { Button } from '../../../ui/kit/Button'
import { IconButton } from '../../../ui/kit/IconButton'
import { messages } from './messages'
import { Timeline } from './Timeline'
import type { usePlayback } from './usePlayback'

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })
const Position = chakra('p', { base: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

interface Props {
  playback: ReturnType<typeof usePlayback>
  last: number
  marks: readonly (Mark | null)[]
  difference: number | null
  /** The step of the next error, if there is one. */
  error: number | undefined
  linkTo: ((step: number) => string) | undefined
}

/** What moves the step that is shown, besides the keys. */
export const PlayerBar = ({ playback, last, marks, difference, error, linkTo }: Props) => {
  const { formatMessage } = useIntl()
  const { outcome, copy } = useShareAndCopy()
  const { step, seek, isPlaying, toggle } = playback
  return (
    <Bar>
      <IconButton
        label={formatMessage(messages.previous)}
        icon={<ChevronLeft aria-hidden />}
        onClick={() => seek(step - 1)}
      />
      <IconButton
        label={formatMessage(isPlaying ? messages.pause : messages.play)}
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={toggle}
      />
      <IconButton
        label={formatMessage(messages.next)}
        icon={<ChevronRight aria-hidden />}
        onClick={() => seek(step + 1)}
      />
      <Position>
        <FormattedMessage {...messages.stepOf} values={{ step, count: last }} />
      </Position>
      <Timeline marks={marks} difference={difference} last={last} step={step} onSeek={seek} />
      {linkTo && (
        <Button variant="outline" dense onClick={() => copy(new URL(linkTo(step), document.baseURI).href)}>
          <FormattedMessage {...messages.copyLink} />
        </Button>
      )}
      {error !== undefined && (
        <Button variant="outline" dense onClick={() => seek(error)}>
          <FormattedMessage {...messages.nextError} />
        </Button>
      )}
      <p role="status">
        {outcome && <FormattedMessage {...messages[outcome === 'copied' ? 'copied' : 'copyFailed']} />}
      </p>
    </Bar>
  )
}
