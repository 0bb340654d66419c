import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { Round } from '#contract/results/score'
import { RoundDot } from '../../../ui/kit/RoundDot'
import { messages, roundMessages } from './messages'

const Root = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' } })
/** How a run ended. */
export const RoundMark = ({ round, disqualified = false }: { round: Round; disqualified?: boolean }) => (
  <Root>
    <RoundDot round={round} />
    <FormattedMessage {...(disqualified ? messages.disqualified : roundMessages[round])} />
  </Root>
)
