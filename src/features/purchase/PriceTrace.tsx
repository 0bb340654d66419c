import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Discount } from '#contract/purchase/discount'
import type { EarlyPrice } from '#contract/show/earlyPrice'
import type { Reduction } from '#contract/show/reductions'
import type { Currency } from '#contract/shared/money'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { traceMessages as messages } from './traceMessages'

/** What an entry costs, in minor units: the price, what makes it an early or a reduced one, and its part of the discount. */
export interface PricedEntry {
  price: number
  early: EarlyPrice
  reduction: Reduction
  off: number
  /** The code that the part comes of. */
  discount: Discount | null
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '4',
    rowGap: '1',
    maxWidth: '420px',
    marginInlineStart: 'auto',
    marginBottom: '3',
    padding: '3',
    bg: 'bg.muted',
    '& dd': { textAlign: 'right' },
  },
})

interface Props {
  currency: Currency
  priced: PricedEntry
}

const Part = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Numeral size="s">{children}</Numeral>
    </dd>
  </>
)

/** Each amount that leads from the class's price to what is paid for an entry. */
export const PriceTrace = ({ currency, priced: { price, early, reduction, off, discount } }: Props) => {
  const { formatNumber } = useIntl()
  const { money, longDay } = useFormats()
  const unreduced = reduction?.from ?? price
  const share = discount?.percent ?? null
  // The parts of a whole discount are whole pence: what a share comes to is not always.
  const exact = share === null ? off : (price * share) / 100
  const fine = (minor: number) => formatNumber(minor / 100, { style: 'currency', currency, maximumFractionDigits: 4 })
  return (
    <List>
      <Part label={<FormattedMessage {...messages.ofClass} />}>{money(early?.fullPrice ?? unreduced, currency)}</Part>
      {early && (
        <Part label={<FormattedMessage {...messages.early} values={{ until: longDay(early.until) }} />}>
          {money(unreduced - early.fullPrice, currency)}
        </Part>
      )}
      {reduction && (
        <Part
          label={
            <FormattedMessage
              {...messages[reduction.kind]}
              values={{ percent: formatNumber(reduction.percent / 100, { style: 'percent' }) }}
            />
          }
        >
          {money(price - reduction.from, currency)}
        </Part>
      )}
      {discount && off + exact > 0 && (
        <Part label={<FormattedMessage {...messages.discount} values={{ code: discount.code }} />}>{fine(-exact)}</Part>
      )}
      {discount && off !== exact && off + exact > 0 && (
        <Part label={<FormattedMessage {...messages.rounding} />}>{fine(exact - off)}</Part>
      )}
      <Part
        label={
          <strong>
            <FormattedMessage {...messages.toPay} />
          </strong>
        }
      >
        {money(price - off, currency)}
      </Part>
    </List>
  )
}
