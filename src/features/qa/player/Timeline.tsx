import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './messages'
import type { Mark } from '../../../trace/marks'

const Root = chakra('div', { base: { flex: '1 1 240px', minWidth: 0, display: 'flex', flexDirection: 'column' } })
const Marks = chakra('svg', { base: { width: 'full', height: '18px', display: 'block', overflow: 'visible' } })
const Range = chakra('input', {
  base: { width: 'full', height: 'touch', margin: 0, accentColor: '{colors.fg}', cursor: 'pointer' },
})

const looks: Record<Mark, { y: number; height: number; color: string }> = {
  request: { y: 12, height: 6, color: 'fg.muted' },
  navigation: { y: 6, height: 12, color: 'fg' },
  error: { y: 0, height: 18, color: 'danger.solid' },
}
const kinds = ['request', 'navigation', 'error'] as const

/** Where requests, page changes and errors are: three paths, however long the trace is. */
const StepMarks = memo(function StepMarks({
  marks,
  difference,
}: {
  marks: readonly (Mark | null)[]
  difference: number | null
}) {
  const last = Math.max(marks.length - 1, 1)
  const lineAt = (step: number, y: number, length: number) => `M${(step / last) * 1000} ${y}v${length}`
  const pathOf = (kind: Mark) =>
    marks.map((mark, step) => (mark === kind ? lineAt(step, looks[kind].y, looks[kind].height) : '')).join('')
  return (
    <Marks viewBox="0 0 1000 18" preserveAspectRatio="none" aria-hidden>
      {kinds.map((kind) => (
        <chakra.path
          key={kind}
          d={pathOf(kind)}
          stroke={looks[kind].color}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {difference !== null && (
        <path
          d={lineAt(difference, -4, 26)}
          stroke="currentColor"
          strokeWidth={5}
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Marks>
  )
})

interface Props {
  marks: readonly (Mark | null)[]
  difference: number | null
  last: number
  step: number
  onSeek: (step: number) => void
}

export const Timeline = ({ marks, difference, last, step, onSeek }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Root>
      <StepMarks marks={marks} difference={difference} />
      <Range
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={formatMessage(messages.timeline)}
        aria-valuetext={formatMessage(messages.stepOf, { step, count: last })}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </Root>
  )
}
