import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { discountFilters } from '#contract/purchase/discountStates'
import type { Currency } from '#contract/shared/money'
import { useGetDiscountsInfiniteQuery } from '../../../api/purchase/deskDiscountApi'
import { useListAddress } from '../../../lists/useListAddress'
import { useDay } from '../../../store/access/today'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { FindByState } from '../../desk/shared/FindByState'
import { ListBody } from '../../desk/shared/ListBody'
import { askFor, discountChoices } from './discountList'
import { DiscountsTable } from './DiscountsTable'
import { messages, newMessages, stateMessages } from './messages'
import { NewDiscount } from './NewDiscount'
import { Outcome } from './Outcome'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })

const dialog: DialogOverlay = { kind: 'dialog', dialog: 'newDiscount' }

/** `currency`: undefined until the list is there. */
const Add = ({ currency }: { currency: Currency | undefined }) => {
  const { isOpen, setOpen } = useOpen(dialog)
  const today = useDay()
  return (
    <>
      <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" disabled={!currency} onClick={() => setOpen(true)}>
        <FormattedMessage {...newMessages.open} />
      </Button>
      {isOpen && currency && (
        <NewDiscount dialog={dialog} today={today} currency={currency} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const Discounts = () => {
  const { formatMessage } = useIntl()
  const [chosen, change] = useListAddress(discountChoices)
  const found = useGetDiscountsInfiniteQuery(askFor(chosen), { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const part = useLostFocus(found.data)
  const { text, state } = chosen
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      aside={<Add currency={found.data?.pages[0]?.currency} />}
    >
      <Parts ref={part} tabIndex={-1}>
        <Outcome />
        <div>
          <FindByState
            labels={{
              search: formatMessage(messages.search),
              state: formatMessage(messages.state),
              anyState: formatMessage(messages.anyState),
            }}
            states={discountFilters.map((value) => ({
              value,
              label: formatMessage(value === 'over' ? messages.over : stateMessages[value]),
            }))}
            text={text}
            state={state}
            onChange={change}
          />
          <ListBody
            found={found}
            messages={messages}
            isSearched={text !== '' || state !== ''}
            onClear={() => change({ text: '', state: '' })}
          >
            {(discounts) => <DiscountsTable discounts={discounts} chosen={chosen} onChange={change} />}
          </ListBody>
        </div>
      </Parts>
    </Page>
  )
}

/** /desk/money/discounts: discount codes and what they have cost; search, filter and order are in the address. */
export const DeskDiscountsScreen = () => (
  <MessagesOf part="purchase.desk">
    <Discounts />
  </MessagesOf>
)
