import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MoneyYear } from '#contract/money/year'
import { useGetMoneyYearQuery } from '../../../api/money/yearApi'
import { useListAddress } from '../../../lists/useListAddress'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { views } from '../moneyList'
import { PeriodChoice } from '../PeriodChoice'
import { ViewChoice } from '../ViewChoice'
import { messages } from './messages'
import { YearFigures } from './YearFigures'
import { YearParts } from './YearParts'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '6', md: '7' } } })

/** What the address can say. */
const choices = { year: null, as: views } as const
/** A year as the server takes it: what an address says else is the present one. */
const yearIn = (text: string): string => (/^(2[01]\d\d|2200)$/.test(text) ? text : '')

const isEmpty = ({ totals, currencies }: MoneyYear) =>
  [totals, ...currencies.map((one) => one.totals)].every((sums) =>
    Object.values(sums).every((value) => value === null || value === 0),
  )

interface Props {
  known: MoneyYear
  as: (typeof views)[number]
  onChange: (changes: { year?: string; as?: (typeof views)[number] }) => void
}

const Known = ({ known, as, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const { year, today, earliest } = known
  return (
    <Parts>
      <div>
        <PeriodChoice
          label={formatMessage(messages.year)}
          shown={String(year)}
          before={{
            label: formatMessage(messages.yearBefore),
            disabled: year <= earliest,
            onClick: () => onChange({ year: String(year - 1) }),
          }}
          after={{
            label: formatMessage(messages.yearAfter),
            disabled: year >= Number(today.slice(0, 4)),
            onClick: () => onChange({ year: String(year + 1) }),
          }}
        />
      </div>
      {isEmpty(known) ? (
        <p>
          <FormattedMessage {...messages.empty} values={{ year: String(year) }} />
        </p>
      ) : (
        <>
          <YearFigures known={known} />
          <ViewChoice as={as} onShow={(view) => onChange({ as: view })} />
          <YearParts known={known} as={as} />
        </>
      )}
    </Parts>
  )
}

const Year = () => {
  const { formatMessage } = useIntl()
  const [chosen, change] = useListAddress(choices)
  // Others pay while the page is elsewhere.
  const { currentData, data, isError, refetch } = useGetMoneyYearQuery(yearIn(chosen.year), {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  // The year before stays until the chosen one is there, so that the focus stays on the button.
  const known = currentData ?? (isError ? undefined : data)
  return (
    <Page before={<DeskTrail section="money" />} title={formatMessage(messages.title)}>
      {known ? (
        <Known known={known} as={chosen.as} onChange={change} />
      ) : isError ? (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows label={formatMessage(messages.loading)} />
      )}
    </Page>
  )
}

/** /desk/money/year: members, memberships, entries and income of a year, by month. */
export const DeskYearScreen = () => (
  <MessagesOf part="money">
    <Year />
  </MessagesOf>
)
