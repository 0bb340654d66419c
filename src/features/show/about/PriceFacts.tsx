import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EarlyPrice } from '#contract/show/earlyPrice'
import type { ReductionPercents } from '#contract/show/reductions'
import { defineMessages } from '../../../i18n/defineMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Section } from '../../../ui/kit/Section'

const messages = defineMessages({
  heading: { id: 'show.prices.heading', defaultMessage: 'Prices' },
  early: { id: 'show.prices.early', defaultMessage: 'Early prices apply until the end of {until}.' },
  secondDog: {
    id: 'show.prices.secondDog',
    defaultMessage: 'You pay the full price for your first dog and {percent} less for each further dog.',
  },
  helper: { id: 'show.prices.helper', defaultMessage: 'If you help at the show, you pay {percent} less.' },
  larger: { id: 'show.prices.larger', defaultMessage: 'If you qualify for both reductions, you get the larger one.' },
})

const Sentences = chakra('div', { base: { display: 'grid', gap: '3' } })

interface Props {
  early: EarlyPrice
  reductions: ReductionPercents
}

/** When the prices of a show rise, and who pays less. */
export const PriceFacts = ({ early, reductions: { secondDogPercent, helperPercent } }: Props) => {
  const { formatMessage, formatNumber } = useIntl()
  const { longDay } = useFormats()
  const percent = (share: number) => formatNumber(share / 100, { style: 'percent' })
  return (
    <Section heading={formatMessage(messages.heading)}>
      <Sentences>
        {early && (
          <p>
            <FormattedMessage {...messages.early} values={{ until: longDay(early.until) }} />
          </p>
        )}
        {secondDogPercent > 0 && (
          <p>
            <FormattedMessage {...messages.secondDog} values={{ percent: percent(secondDogPercent) }} />
          </p>
        )}
        {helperPercent > 0 && (
          <p>
            <FormattedMessage {...messages.helper} values={{ percent: percent(helperPercent) }} />
          </p>
        )}
        {secondDogPercent > 0 && helperPercent > 0 && (
          <p>
            <FormattedMessage {...messages.larger} />
          </p>
        )}
      </Sentences>
    </Section>
  )
}
