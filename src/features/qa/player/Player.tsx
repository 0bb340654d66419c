import { chakra } from '@chakra-ui/react'
import { useCallback, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './messages'
import type { OpenedTrace } from './openTrace'
import { PlayerBar } from './PlayerBar'
import { StepDetails } from './StepDetails'
import { StepList } from './StepList'
import { TraceFrame, type Blocked } from './TraceFrame'
import { useDifference } from './useDifference'
import { usePlayback } from './usePlayback'
import { Verdict } from './Verdict'

const Frames = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4' } })
/** The list of actions is beside the screen, or below two screens side by side. */
const Shown = chakra('div', {
  base: { display: 'grid', gap: '5', alignItems: 'start', '&[hidden]': { display: 'none' } },
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
    gridTemplateColumns: 'minmax(0, 1fr)',
    '[data-below] > &': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  },
})
const Keys = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

interface Props {
  /** Null until one is opened. */
  first: OpenedTrace | null
  second?: OpenedTrace | null
  /** The address of a step, where the trace is on the server. */
  linkTo?: ((step: number) => string) | undefined
  firstStep?: number
}

/**
 * One trace, or two side by side that are stepped through together. Until one is opened its frame loads unseen: the screens
 * of the whole application take a while.
 */
export const Player = ({ first, second = null, linkTo, firstStep = 0 }: Props) => {
  const searchField = useRef<HTMLInputElement>(null)
  const compared = useDifference(first, second)
  const difference = compared ?? null
  const last = Math.max(first?.frames.length ?? 1, second?.frames.length ?? 1) - 1
  const nextError = (after: number) => {
    const found = first?.marks.indexOf('error', after + 1) ?? -1
    return found < 0 ? undefined : found
  }
  const focusSearch = () => searchField.current?.focus()
  const playback = usePlayback({ of: first, firstStep, last, nextError, difference, focusSearch })
  const { step, seek } = playback
  const [blocked, setBlocked] = useState<Blocked[]>([])
  const onBlocked = useCallback((one: Blocked) => {
    const isSame = ({ of, step: at, name }: Blocked) => of === one.of && at === one.step && name === one.name
    setBlocked((all) => (all.some(isSame) ? all : [...all, one]))
  }, [])
  const ownStep = Math.min(step, (first?.frames.length ?? 1) - 1)
  const blockedHere = blocked.filter((one) => one.of === first && one.step === ownStep).map(({ name }) => name)
  return (
    <>
      {first && (
        <>
          <Verdict opened={first} onSeek={seek} />
          {second && (
            <Verdict opened={second} onSeek={seek} {...(compared !== undefined && { comparison: { difference } })} />
          )}
          <PlayerBar
            playback={playback}
            last={last}
            marks={first.marks}
            difference={difference}
            error={nextError(step)}
            linkTo={linkTo}
          />
        </>
      )}
      <Shown hidden={!first} beside={!second} data-below={second && ''}>
        <Frames>
          <TraceFrame opened={first} step={step} onBlocked={onBlocked} />
          {first && second && <TraceFrame opened={second} step={step} onBlocked={onBlocked} />}
        </Frames>
        {first && (
          <Below>
            <StepList opened={first} step={ownStep} onSeek={seek} searchField={searchField} />
            <StepDetails opened={first} step={ownStep} blocked={blockedHere} />
          </Below>
        )}
      </Shown>
      {first && (
        <Keys>
          <FormattedMessage {...messages.keys} />
        </Keys>
      )}
    </>
  )
}
