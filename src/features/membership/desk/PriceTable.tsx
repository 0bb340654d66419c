import { FormattedMessage, useIntl } from 'react-intl'
import { stateOf, type PlanPrices } from '#contract/membership/planPrices'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { StateTag } from '../../../ui/kit/StateTag'
import { GroupedTable } from '../../../ui/kit/Table'
import { messages } from './messages'
import { RemovePrice } from './RemovePrice'

const tones = { current: 'success', coming: 'warning', past: 'neutral' } as const

/** The first day of prices that were there before prices had days. */
const fromTheStart = '2000-01-01'

/** The prices of each plan, the latest first. */
export const PriceTable = ({ known }: { known: PlanPrices }) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  return (
    <GroupedTable
      label={formatMessage(messages.title)}
      head={[
        { label: formatMessage(messages.from) },
        { label: formatMessage(messages.price), numeral: true },
        { label: formatMessage(messages.state) },
        { label: formatMessage(messages.actions) },
      ]}
      groups={known.plans.map(({ id: planId, years }) => ({
        id: planId,
        label: formatMessage(messages.years, { years }),
        rows: known.prices
          .filter((one) => one.planId === planId)
          .map((one) => {
            const state = stateOf(one, known)
            return {
              id: one.id,
              cells: [
                one.validFrom === fromTheStart ? formatMessage(messages.start) : longDay(one.validFrom),
                <Numeral key="price" size="s">
                  {money(one.price, one.currency)}
                </Numeral>,
                <StateTag key="state" tone={tones[state]}>
                  <FormattedMessage {...messages[state]} />
                </StateTag>,
                one.validFrom < known.today ? null : <RemovePrice key="remove" of={one} years={years} />,
              ],
            }
          }),
      }))}
    />
  )
}
