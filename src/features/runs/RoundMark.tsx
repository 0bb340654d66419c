import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { Round } from '#contract/results/score'
import { messages, roundMessages } from './messages'

const Root = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' } })
// As charts have them: filled is clear, hollow has faults.
const Dot = chakra('span', {
  base: {
    width: '11px',
    height: '11px',
    borderRadius: '50%',
    border: '3px solid',
    borderColor: 'path',
    flexShrink: 0,
  },
  variants: { filled: { true: { bg: 'path' } } },
})

const isRun = (round: Round) => round === 'clear' || round === 'faults' || round === 'time_faults'

/** How a run ended. */
export const RoundMark = ({ round, disqualified = false }: { round: Round; disqualified?: boolean }) => (
  <Root>
    {isRun(round) && <Dot filled={round === 'clear'} aria-hidden />}
    <FormattedMessage {...(disqualified ? messages.disqualified : roundMessages[round])} />
  </Root>
)
