import { useIntl } from 'react-intl'
import type { Plan, PlanId } from '../../../contract/membership'
import { renewalAfter } from '../../../contract/renewal'
import { useFormats } from '../../i18n/useFormats'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { PlanChoice } from '../../ui/kit/PlanChoice'
import { PlanOption } from '../../ui/kit/PlanOption'
import { messages } from './messages'

// A season is named after the two calendar years it touches: 26/27.
const seasons = (today: string, years: number) =>
  Array.from({ length: years }, (_, index) => {
    const first = (Number(today.slice(0, 4)) + index) % 100
    return `${first}/${(first + 1) % 100}`
  })

interface Props {
  plans: Plan[]
  chosen: PlanId
  onChoose: (id: PlanId) => void
}

/** One row a plan: how long, until when, what it costs. */
export const Plans = ({ plans, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const renewalDate = useAppSelector(selectUser)?.renewalDate ?? null
  const longest = Math.max(...plans.map(({ years }) => years))
  return (
    <PlanChoice legend={formatMessage(messages.legend)}>
      {plans.map(({ id, years, price, currency }) => (
        <PlanOption
          key={id}
          name="plan"
          value={id}
          checked={id === chosen}
          onChange={() => onChoose(id)}
          numeral={years}
          title={formatMessage(messages.years, { years })}
          note={formatMessage(messages.until, { date: longDay(renewalAfter(today, renewalDate, years)) })}
          price={money(price, currency)}
          priceNote={formatMessage(messages.aYear, { price: money(Math.round(price / years), currency) })}
          years={seasons(today, years)}
          of={longest}
        />
      ))}
    </PlanChoice>
  )
}
