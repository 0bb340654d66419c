import { useIntl } from 'react-intl'
import type { Purchase } from '#contract/purchase/purchase'
import { purchaseMessages } from '../../i18n/purchaseMessages'
import { boughtMessages } from './boughtMessages'
import { useEntryDetails } from '../../i18n/useEntryDetails'
import { useFormats } from '../../i18n/useFormats'
import { DataList } from '../../ui/kit/DataList'
import { withdrawalMessages } from '../entry/shared/own/withdrawalMessages'
import { BoughtExtras } from './BoughtExtras'
import { EntryGroups } from './EntryGroups'
import { EntryLine } from './EntryLine'
import { EntryState, Refund, Was } from './EntryState'

/** What was bought, line by line; with the total where no receipt beside them says it. */
export const PurchaseLines = ({ purchase, withTotal }: { purchase: Purchase; withTotal: boolean }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const wordDetails = useEntryDetails()
  const memberships = purchase.lines.flatMap((line) => (line.kind === 'membership' ? [line] : []))
  const total = {
    id: 'total',
    label: <strong>{formatMessage(boughtMessages.sum)}</strong>,
    value: money(purchase.total, purchase.currency),
    numeral: true,
  }
  return (
    <div>
      <EntryGroups lines={purchase.lines.filter((line) => line.kind === 'entry')} itemOf={({ item }) => item}>
        {(line) => (
          <EntryLine
            key={line.entryId}
            item={line.item}
            price={line.price}
            priced={{ ...line, off: line.discount, discount: purchase.discount }}
            state={purchase.status === 'paid' && <EntryState line={line} byHand={purchase.desk !== null} />}
            note={
              <>
                <p>{wordDetails(line.details, purchase.payer, line.number)}</p>
                <Was line={line} />
                {line.refund && (
                  <Refund
                    refund={line.refund}
                    currency={purchase.currency}
                    due={purchase.desk === null ? withdrawalMessages.onItsWay : withdrawalMessages.dueByHand}
                  />
                )}
              </>
            }
          />
        )}
      </EntryGroups>
      <BoughtExtras purchase={purchase} />
      <DataList
        items={[
          ...memberships.map(({ planId, years, price }) => ({
            id: planId,
            label: formatMessage(purchaseMessages.membershipLine, { years }),
            value: money(price, purchase.currency),
            numeral: true,
          })),
          ...(withTotal ? [total] : []),
        ]}
      />
      {memberships.flatMap(({ refunds }) =>
        refunds.map((refund, index) => (
          <Refund
            key={index}
            refund={refund}
            currency={purchase.currency}
            due={purchase.desk === null ? withdrawalMessages.onItsWay : boughtMessages.refundDue}
          />
        )),
      )}
    </div>
  )
}
