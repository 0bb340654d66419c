import { chakra } from '@chakra-ui/react'
import type { Round } from '#contract/results/score'

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    width: '11px',
    height: '11px',
    borderRadius: '50%',
    border: '3px solid',
    borderColor: 'path',
    flexShrink: 0,
  },
  variants: { filled: { true: { bg: 'path' } } },
})

/** The sign of a round in charts and tables: filled is clear, hollow has faults; none for a dog without a place. */
export const RoundDot = ({ round }: { round: Round }) =>
  (round === 'clear' || round === 'faults' || round === 'time_faults') && <Dot filled={round === 'clear'} aria-hidden />
