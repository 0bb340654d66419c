import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { selectMaintenance } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { CancelPurchase } from '../payment/shared/CancelPurchase'
import { CheckoutLocked } from '../payment/shared/CheckoutLocked'
import { boughtMessages } from './boughtMessages'
import { messages } from './messages'
import { PayPanel } from '../payment/shared/PayPanel'
import { SaleTerms } from '../payment/shared/SaleTerms'
import { PurchaseLines } from './PurchaseLines'
import { Columns } from '../payment/shared/SumPanel'

export const ExpiredBanner = () => (
  <Banner tone="warning" role="status">
    <FormattedMessage {...boughtMessages.expired} />
  </Banner>
)

/** A purchase that is not paid yet: continues where its checkout was left, or releases its places. */
export const UnpaidPurchase = ({ purchase }: { purchase: Purchase }) => {
  const locked = useAppSelector(selectMaintenance)
  const cancelButton = <CancelPurchase purchase={purchase} />
  if (locked) return <CheckoutLocked action={cancelButton} />
  return (
    <Columns>
      <div>
        <PurchaseLines purchase={purchase} withTotal={false} />
        <SaleTerms entries={[...purchase.lines.filter((line) => line.kind === 'entry'), ...purchase.extras]} />
      </div>
      <PayPanel
        purchase={purchase}
        expired={
          <>
            <ExpiredBanner />
            <Button asChild>
              <Link to={paths.cart}>
                <FormattedMessage {...messages.toCart} />
              </Link>
            </Button>
          </>
        }
        sent={null}
      >
        {cancelButton}
      </PayPanel>
    </Columns>
  )
}
