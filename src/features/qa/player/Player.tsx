import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShareAndCopy } from '../../../store/ui/shareAndCopy'
import { Button } from '../../../ui/kit/Button'
import { IconButton } from '../../../ui/kit/IconButton'
import { messages } from './messages'
import { firstDifference } from '../../../trace/firstDifference'
import type { OpenedTrace } from './openTrace'
import { StepDetails } from './StepDetails'
import { StepList } from './StepList'
import { Timeline } from './Timeline'
import { TraceFrame } from './TraceFrame'
import { usePlayback } from './usePlayback'
import { Verdict } from './Verdict'

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })
const Frames = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4' } })
/** The list of actions is beside the screen, or below two screens side by side. */
const Shown = chakra('div', {
  base: { display: 'grid', gap: '5', alignItems: 'start' },
  variants: {
    beside: {
      true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' } },
      false: {},
    },
  },
})
const Below = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '[data-below] > &': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  },
})
const Position = chakra('p', { base: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })
const Keys = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

interface Props {
  first: OpenedTrace
  second?: OpenedTrace | undefined
  /** The address of a step, where the trace is on the server. */
  linkTo?: ((step: number) => string) | undefined
  firstStep?: number
}

/** One trace, or two side by side that are stepped through together. */
export const Player = ({ first, second, linkTo, firstStep = 0 }: Props) => {
  const { formatMessage } = useIntl()
  const { outcome, copy } = useShareAndCopy()
  const searchField = useRef<HTMLInputElement>(null)
  const difference = useMemo(() => (second ? firstDifference(first, second) : null), [first, second])
  const last = Math.max(first.frames.length, second?.frames.length ?? 0) - 1
  const nextError = (after: number) => {
    const found = first.marks.indexOf('error', after + 1)
    return found < 0 ? undefined : found
  }
  const focusSearch = () => searchField.current?.focus()
  const { step, seek, isPlaying, toggle } = usePlayback({ firstStep, last, nextError, difference, focusSearch })
  const [blocked, setBlocked] = useState<Record<number, string[]>>({})
  const onBlocked = useCallback(
    (at: number, name: string) =>
      setBlocked((all) => (all[at]?.includes(name) ? all : { ...all, [at]: [...(all[at] ?? []), name] })),
    [],
  )
  const ownStep = Math.min(step, first.frames.length - 1)
  return (
    <>
      <Verdict opened={first} onSeek={seek} />
      {second && <Verdict opened={second} onSeek={seek} comparison={{ difference }} />}
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
        <Timeline marks={first.marks} difference={difference} last={last} step={step} onSeek={seek} />
        {linkTo && (
          <Button variant="outline" dense onClick={() => copy(new URL(linkTo(step), document.baseURI).href)}>
            <FormattedMessage {...messages.copyLink} />
          </Button>
        )}
        {nextError(step) !== undefined && (
          <Button variant="outline" dense onClick={() => seek(nextError(step) ?? step)}>
            <FormattedMessage {...messages.nextError} />
          </Button>
        )}
        <p role="status">
          {outcome && <FormattedMessage {...messages[outcome === 'copied' ? 'copied' : 'copyFailed']} />}
        </p>
      </Bar>
      <Shown beside={!second} data-below={second && ''}>
        <Frames>
          <TraceFrame opened={first} step={step} onBlocked={onBlocked} />
          {second && <TraceFrame opened={second} step={step} onBlocked={onBlocked} />}
        </Frames>
        <Below>
          <StepList opened={first} step={ownStep} onSeek={seek} searchField={searchField} />
          <StepDetails opened={first} step={ownStep} blocked={blocked[ownStep] ?? []} />
        </Below>
      </Shown>
      <Keys>
        <FormattedMessage {...messages.keys} />
      </Keys>
    </>
  )
}
