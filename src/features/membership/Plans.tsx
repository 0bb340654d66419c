import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { Day } from '#contract/shared/calendar'
import { pricePerYear, savingPerYear, type Plan, type PlanId } from '#contract/membership/membership'
import { countsFrom, renewalAfter, runsUntil } from '#contract/membership/renewal'
import { useFormats } from '../../i18n/useFormats'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { PlanChoice } from '../../ui/kit/PlanChoice'
import { PlanOption } from '../../ui/kit/PlanOption'
import { messages } from './messages'

// A season is named after the two calendar years it touches: 26/27.
const seasons = (from: Day, years: number) =>
  Array.from({ length: years }, (_, index) => {
    const first = (Number(from.slice(0, 4)) + index) % 100
    return `${first}/${(first + 1) % 100}`
  })

interface Props {
  plans: Plan[]
  /** The day it is at the organisation. */
  today: Day
  chosen: PlanId
  onChoose: (id: PlanId) => void
}

/** One row a plan: how long, until when, what it costs. */
export const Plans = ({ plans, today, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const user = useAppSelector(selectUser)
  const paidUntil = user && runsUntil(user, today)
  const longest = Math.max(...plans.map(({ years }) => years))
  return (
    <PlanChoice legend={formatMessage(messages.legend)}>
      {plans.map((plan) => {
        const { id, years, price, currency } = plan
        const saving = savingPerYear(plan, plans)
        return (
          <PlanOption
            key={id}
            name="plan"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            numeral={years}
            title={formatMessage(messages.years, { years })}
            note={formatMessage(messages.until, {
              date: longDay(renewalAfter(today, paidUntil, years)),
              b: (label) => <b>{label}</b>,
            })}
            price={money(price, currency)}
            priceNote={
              <>
                {formatMessage(messages.aYear, { price: money(pricePerYear(plan), currency) })}
                {saving > 0 && (
                  <chakra.b color="accent" textAlign="end">
                    {formatMessage(messages.saving, { price: money(saving, currency) })}
                  </chakra.b>
                )}
              </>
            }
            years={seasons(countsFrom(today, paidUntil), years)}
            of={longest}
          />
        )
      })}
    </PlanChoice>
  )
}
