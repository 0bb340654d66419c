import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { StatementMatch } from '#contract/money/statement'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { messages } from './messages'

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4', alignItems: 'baseline' },
})
const Name = chakra('bdi', { base: { display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' } })
const Small = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

/** What is paid or refunded by a payment. */
export const usePurpose = () => {
  const { formatMessage } = useIntl()
  return ({ kind, shows, refundId }: Pick<StatementMatch, 'kind' | 'shows' | 'refundId'>): string => {
    if (refundId !== null) return formatMessage(messages.refund)
    if (kind === 'membership') return formatMessage(messages.membership)
    return shows.length > 0 ? shows.join(', ') : formatMessage(messages.entries)
  }
}

/** The payment that a line probably is. */
export const MatchedPayment = ({ match, currency }: { match: StatementMatch; currency: string }) => {
  const { money, briefDay } = useFormats()
  const purposeOf = usePurpose()
  return (
    <Root>
      <div>
        <Name>{match.payer}</Name>
        <Small>
          <bdi>{purposeOf(match)}</bdi>
        </Small>
        <Small>
          <chakra.span whiteSpace="nowrap">{match.reference}</chakra.span>,{' '}
          <FormattedMessage {...messages.since} values={{ day: briefDay(match.since.slice(0, 10)) }} />
        </Small>
      </div>
      <Numeral size="m">{money(match.amount, currency)}</Numeral>
    </Root>
  )
}
