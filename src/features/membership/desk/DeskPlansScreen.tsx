import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { stateOf, type PlanPrices } from '#contract/membership/planPrices'
import {
  useAddPlanPriceMutation,
  useGetPlanPricesQuery,
  useRemovePlanPriceMutation,
} from '../../../api/membership/planPriceApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Page } from '../../../ui/kit/Page'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { Fetched } from '../../desk/shared/Fetched'
import { addCall, AddPrice } from './AddPrice'
import { addMessages, messages, removeMessages } from './messages'
import { PriceTable } from './PriceTable'
import { removeCall } from './RemovePrice'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })

const dialog: DialogOverlay = { kind: 'dialog', dialog: 'addPlanPrice' }

/** The result of the last action on this screen. */
const Outcome = ({ plans }: Pick<PlanPrices, 'plans'>) => {
  const { money, longDay } = useFormats()
  const [, added] = useAddPlanPriceMutation(useCallKey(addCall))
  const [, removed] = useRemovePlanPriceMutation(useCallKey(removeCall))
  const [last] = [added, removed]
    .filter(({ isSuccess }) => isSuccess)
    .toSorted((a, b) => (b.fulfilledTimeStamp ?? 0) - (a.fulfilledTimeStamp ?? 0))
  if (!last) return null
  const { data: one } = added
  return (
    <Notice>
      {last === added && one ? (
        <FormattedMessage
          {...addMessages.done}
          values={{
            years: plans.find(({ id }) => id === one.planId)?.years,
            price: money(one.price, one.currency),
            day: longDay(one.validFrom),
          }}
        />
      ) : (
        <FormattedMessage {...removeMessages.done} />
      )}
    </Notice>
  )
}

/** Says which plans cannot be bought today. */
const NotOnSale = ({ known }: { known: PlanPrices }) => {
  const { formatMessage } = useIntl()
  const missing = known.plans.filter(
    ({ id }) => !known.prices.some((one) => one.planId === id && stateOf(one, known) === 'current'),
  )
  if (missing.length === 0) return null
  return (
    <Notice tone="warning">
      <FormattedMessage
        {...messages.notOnSale}
        values={{
          currency: known.currency,
          plans: <FormattedList value={missing.map(({ years }) => formatMessage(messages.years, { years }))} />,
        }}
      />
    </Notice>
  )
}

const Prices = ({ known }: { known: PlanPrices }) => {
  const { isOpen, setOpen } = useOpen(dialog)
  const part = useLostFocus(known)
  return (
    <Parts ref={part} tabIndex={-1}>
      <Outcome plans={known.plans} />
      <NotOnSale known={known} />
      <div>
        <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FormattedMessage {...addMessages.open} />
        </Button>
        {isOpen && <AddPrice dialog={dialog} known={known} onClose={() => setOpen(false)} />}
      </div>
      <PriceTable known={known} />
    </Parts>
  )
}

const PricesPage = () => {
  const { formatMessage } = useIntl()
  const query = useGetPlanPricesQuery(undefined, { refetchOnFocus: true })
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
    >
      <Fetched query={query} messages={messages}>
        {(known) => <Prices known={known} />}
      </Fetched>
    </Page>
  )
}

/** /desk/money/plans: what memberships cost, and from which day. */
export const DeskPlansScreen = () => (
  <MessagesOf part="membership.desk">
    <PricesPage />
  </MessagesOf>
)
