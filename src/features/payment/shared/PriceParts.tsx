import { FormattedMessage, useIntl } from 'react-intl'
import type { Discount } from '#contract/purchase/discount'
import { sum, type Currency } from '#contract/shared/money'
import { useFormats } from '../../../i18n/useFormats'
import { paymentMessages } from './paymentMessages'
import { SumPanel } from './SumPanel'

interface Props {
  /** How many entries, and what they cost together, in minor units. */
  entries: number
  price: number
  discount: Discount
  /** In the same sum; a code takes nothing off them. */
  extras?: readonly { total: number }[]
  currency: Currency
}

/** What a sum is made of where a code takes something off: the prices, and the discount. */
export const PriceParts = ({ entries, price, discount: { code, percent, total }, currency, extras = [] }: Props) => {
  const { formatNumber } = useIntl()
  const { money } = useFormats()
  const share = percent !== null && formatNumber(percent / 100, { style: 'percent' })
  return (
    <>
      <SumPanel.Part label={<FormattedMessage {...paymentMessages.entries} values={{ count: entries }} />}>
        {money(price, currency)}
      </SumPanel.Part>
      <SumPanel.Part
        off
        label={
          share ? (
            <FormattedMessage {...paymentMessages.discountShare} values={{ code, share }} />
          ) : (
            <FormattedMessage {...paymentMessages.discountAmount} values={{ code }} />
          )
        }
      >
        {money(-total, currency)}
      </SumPanel.Part>
      {extras.length > 0 && (
        <SumPanel.Part label={<FormattedMessage {...paymentMessages.extras} values={{ count: extras.length }} />}>
          {money(sum(extras.map((extra) => extra.total)), currency)}
        </SumPanel.Part>
      )}
    </>
  )
}
