import { chakra } from '@chakra-ui/react'
import { Scale } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LedgerCheck } from '#contract/money/ledger'
import { useFormats } from '../../i18n/useFormats'
import { Notice } from '../../ui/kit/Notice'
import { messages } from './ledgerMessages'

const Balanced = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    bg: 'success.bg',
    color: 'success.fg',
    '& svg': { flexShrink: 0, width: '22px', height: '22px', mt: '1px' },
  },
})

/** What the check of the whole ledger has found. */
export const LedgerBalance = ({
  check: { checkedAt, transactions, unbalanced, missing, sums },
}: {
  check: LedgerCheck
}) => {
  const { formatList } = useIntl()
  const { localMoment, money } = useFormats()
  const isRight = unbalanced === 0 && missing === 0 && sums.every(({ debits, credits }) => debits === credits)
  if (!isRight)
    return (
      <Notice tone="warning">
        <FormattedMessage {...messages.notBalanced} values={{ unbalanced, missing }} />
      </Notice>
    )
  return (
    <Balanced role="status">
      <Scale aria-hidden />
      <span>
        <FormattedMessage
          {...messages.balanced}
          values={{
            transactions,
            time: localMoment(checkedAt).time,
            sums: formatList(sums.map(({ debits, currency }) => money(debits, currency))),
          }}
        />
      </span>
    </Balanced>
  )
}
