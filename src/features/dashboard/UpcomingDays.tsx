import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Numeral } from '../../ui/kit/Numeral'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'
import { dogsOf, nextDays } from './nextDays'

const shown = 3

const Day = chakra('div', {
  base: { width: '64px', textStyle: 'small', fontWeight: 'semibold', '& > span': { display: 'block' } },
})

/** The entered days that follow the one at the head; nothing where there are none. */
export const UpcomingDays = () => {
  const { formatMessage } = useIntl()
  const { shortMonth } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { data } = useGetCurrentPurchasesQuery()
  const days = nextDays(data?.items ?? [], today).slice(1, 1 + shown)
  if (days.length === 0) return null
  return (
    <Section heading={formatMessage(messages.after)}>
      <RowList>
        {days.map((day) => (
          <Row
            key={`${day.date} ${day.showSlug}`}
            lead={
              <Day>
                <Numeral size="l">{day.date.slice(8)}</Numeral>
                {shortMonth(day.date)}
              </Day>
            }
            title={
              <TextLink asChild>
                <Link to={fill(paths.show, { slug: day.showSlug })}>{day.showName}</Link>
              </TextLink>
            }
            facts={
              <FormattedMessage
                {...messages.runsOfDogs}
                values={{
                  count: day.runs.reduce((count, { dogs }) => count + dogs.length, 0),
                  dogs: dogsOf(day).join(', '),
                }}
              />
            }
          />
        ))}
      </RowList>
    </Section>
  )
}
