import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useSearchParams } from 'react-router'
import { paths } from '../../../contract/paths'
import type { PurchaseRequest } from '../../../contract/purchaseRequest'
import { useGetPlansQuery } from '../../api/membershipApi'
import { useFormats } from '../../i18n/useFormats'
import { Button } from '../../ui/kit/Button'
import { DataList } from '../../ui/kit/DataList'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { Steps } from '../../ui/kit/Steps'
import { CardForm } from './CardForm'
import { CheckoutLocked } from './CheckoutLocked'
import { messages } from './messages'
import { Columns, SumPanel } from './SumPanel'
import { useCheckout } from './useCheckout'

/** /registration-payment?plan=…: pays for a membership plan. Without a known plan: back to the plans. */
export const RegistrationPaymentScreen = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const [search] = useSearchParams()
  const { data: plans, isError, refetch } = useGetPlansQuery()
  const plan = plans?.find(({ id }) => id === search.get('plan'))
  const request: PurchaseRequest | null = plan
    ? { kind: 'membership', planId: plan.id, expectedTotal: plan.price }
    : null
  const { purchase, failure, locked, again } = useCheckout(request)
  if (plans && !plan) return <Navigate to={paths.registrationOptions} replace />
  const steps = [messages.stepPlan, messages.stepPay, messages.stepClear].map((step) => ({
    label: formatMessage(step),
  }))
  const line = plan && formatMessage(messages.membershipLine, { years: plan.years })
  const toOptions = (
    <Button asChild variant="quiet">
      <Link to={paths.registrationOptions}>
        <FormattedMessage {...messages.toOptions} />
      </Link>
    </Button>
  )
  return (
    <Page title={formatMessage(messages.membershipTitle)}>
      <Steps label={formatMessage(messages.steps)} steps={steps} current={1} />
      {locked && <CheckoutLocked action={toOptions} />}
      {(isError || failure) && !locked && (
        <div role="alert">
          <ErrorState heading={formatMessage(messages.refusedMembership)} onAgain={() => void refetch().then(again)}>
            {failure?.message ?? <FormattedMessage {...messages.failedText} />}
          </ErrorState>
        </div>
      )}
      {!purchase && !failure && !isError && !locked && <Loader label={formatMessage(messages.preparing)} showLabel />}
      {purchase && (
        <Columns>
          <div>
            <DataList items={[{ label: line, value: money(purchase.total, purchase.currency), numeral: true }]} />
            {toOptions}
          </div>
          <SumPanel>
            <SumPanel.Line label={<FormattedMessage {...messages.total} />}>
              {money(purchase.total, purchase.currency)}
            </SumPanel.Line>
            <CardForm purchase={purchase} />
          </SumPanel>
        </Columns>
      )}
    </Page>
  )
}
