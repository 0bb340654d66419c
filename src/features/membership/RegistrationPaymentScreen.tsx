import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/shared/paths'
import { purchaseMessages } from '../../i18n/purchaseMessages'
import { useFormats } from '../../i18n/useFormats'
import { Button } from '../../ui/kit/Button'
import { DataList } from '../../ui/kit/DataList'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { AcceptTerms } from '../payment/shared/AcceptTerms'
import { CheckoutLocked } from '../payment/shared/CheckoutLocked'
import { messages } from './messages'
import { PayPanel } from '../payment/shared/PayPanel'
import { SaleTerms } from '../payment/shared/SaleTerms'
import { PaySteps } from '../payment/shared/PaySteps'
import { Columns, StepsBeside } from '../payment/shared/SumPanel'
import { ToPurchase } from '../payment/shared/ToPurchase'
import { useCheckout } from '../payment/shared/useCheckout'
import { usePlans } from './usePlans'

/** /registration-payment?plan=…: pays for a membership plan. Without a known plan: back to the plans. */
export const RegistrationPaymentScreen = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const [search] = useSearchParams()
  const { plans, isError, refetch } = usePlans()
  const plan = plans?.find(({ id }) => id === search.get('plan'))
  const { purchase, failure, terms, locked, waiting, again } = useCheckout()
  if (purchase && (purchase.checking || purchase.transfer || purchase.status !== 'pending'))
    return <ToPurchase id={purchase.id} />
  if (plans && !plan) return <Navigate to={paths.registrationOptions} replace />
  const line = plan && formatMessage(purchaseMessages.membershipLine, { years: plan.years })
  const toOptions = (
    <Button asChild variant="quiet">
      <Link to={paths.registrationOptions}>
        <FormattedMessage {...messages.toOptions} />
      </Link>
    </Button>
  )
  return (
    <Page
      title={formatMessage(messages.membershipTitle)}
      before={toOptions}
      aside={
        <StepsBeside>
          <PaySteps first={messages.stepPlan} current={1} />
        </StepsBeside>
      }
    >
      {terms && !locked && <AcceptTerms terms={terms} />}
      {locked && <CheckoutLocked action={toOptions} />}
      {(isError || failure) && !locked && (
        <div role="alert">
          <ErrorState heading={formatMessage(messages.refusedMembership)} onAgain={() => void refetch().then(again)}>
            <FormattedMessage {...messages.refusedMembershipText} />
          </ErrorState>
        </div>
      )}
      {waiting && !isError && !locked && <Loader label={formatMessage(messages.preparing)} showLabel />}
      {purchase && (
        <Columns>
          <div>
            <DataList items={[{ label: line, value: money(purchase.total, purchase.currency), numeral: true }]} />
            <SaleTerms entries={[]} />
          </div>
          <PayPanel purchase={purchase} sent={<ToPurchase id={purchase.id} />} expired={null} />
        </Columns>
      )}
    </Page>
  )
}
