import { chakra } from '@chakra-ui/react'
import { Download, Mail, Printer, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { sum } from '#contract/shared/money'
import type { Purchase } from '#contract/purchase/purchase'
import { refundedOf, taxOf } from '#contract/purchase/receipt'
import { fill, paths } from '#contract/shared/paths'
import { useSaveReceiptMutation, useSendReceiptMutation } from '../../api/purchase/receiptApi'
import { organisation } from '../../config/organisation'
import { useExtraName } from '../../i18n/useExtraName'
import { useFormats } from '../../i18n/useFormats'
import { useShownLocale } from '../../i18n/useShownLocale'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector, usePort } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { DataList } from '../../ui/kit/DataList'
import { InPerson } from '../account/shared/InPerson'
import { boughtMessages } from './boughtMessages'
import { extraMessages } from './extraMessages'
import { PurchaseTag } from './PurchaseTag'
import { refundsOf } from './purchaseState'
import { deskWayMessages, receiptMessages as words } from './receiptMessages'
import { PriceParts } from '../payment/shared/PriceParts'
import { SumPanel } from '../payment/shared/SumPanel'

const Lines = chakra('div', { base: { '& > *': { display: 'block' } } })
const Address = chakra('address', { base: { fontStyle: 'normal', marginTop: '2', '& > *': { display: 'block' } } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const EmailReceipt = ({ id }: { id: string }) => {
  const email = useAppSelector(selectUser)?.email ?? ''
  const [send, { isLoading, isSuccess }] = useSendReceiptMutation({ fixedCacheKey: `receipt ${id}` })
  return (
    <>
      <Button variant="outline" icon={<Mail aria-hidden />} pending={isLoading} onClick={() => void send(id)}>
        <FormattedMessage {...words.send} />
      </Button>
      <chakra.p role="status" flexBasis="100%" overflowWrap="anywhere">
        {isSuccess && <FormattedMessage {...words.sent} values={{ email }} />}
      </chakra.p>
    </>
  )
}

const SaveReceipt = ({ id, number }: { id: string; number: number }) => {
  const [save, { isLoading }] = useSaveReceiptMutation({ fixedCacheKey: `receipt as PDF ${id}` })
  return (
    <Button
      variant="outline"
      icon={<Download aria-hidden />}
      pending={isLoading}
      onClick={() => void save({ id, number })}
    >
      <FormattedMessage {...words.save} />
    </Button>
  )
}

/** Payee, payer, sum and date: on the screen, on paper, by email. */
export const Receipt = ({ purchase }: { purchase: Purchase }) => {
  const { formatMessage } = useIntl()
  const { money, percent, longDay, shortDay } = useFormats()
  const extraName = useExtraName()
  const { legal } = organisation
  const locale = useShownLocale()
  const { effects } = usePort()
  const {
    id,
    number,
    status,
    payer,
    payerAddress,
    payerEmail,
    payerNumber,
    card,
    memberUntil,
    paidOn,
    refundedOn,
    lines,
    extras,
    discount,
    transfer,
    desk,
    total,
    currency,
  } = purchase
  const refunds = refundsOf(purchase)
  const refunded = refundedOf(purchase)
  const tax = taxOf(purchase)
  const deskWay = desk && deskWayMessages[desk.way]
  const fact = (message: keyof typeof words, value: ReactNode) =>
    value === null ? [] : [{ id: message, label: formatMessage(words[message]), value }]
  return (
    <SumPanel>
      <div>
        <chakra.h2 textStyle="h3">
          <FormattedMessage {...words.title} />
        </chakra.h2>
        <Address>
          <span>{legal.name}</span>
          <span>{legal.address[locale]}</span>
          {purchase.tax && (
            <span>
              <FormattedMessage {...words.taxNumber} values={{ number: purchase.tax.number }} />
            </span>
          )}
        </Address>
      </div>
      <DataList
        items={[
          ...fact('number', `${number}`),
          ...fact(
            'payer',
            <Lines>
              {[payer, ...payerAddress, payerEmail].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Lines>,
          ),
          ...fact('memberNumber', payerNumber ? `${payerNumber}` : null),
          ...fact('paidOn', paidOn && longDay(paidOn)),
          ...fact('card', card && formatMessage(words.cardEnding, { ...card })),
          ...fact('way', transfer && formatMessage(words.byTransfer)),
          ...fact('way', deskWay ? formatMessage(deskWay) : null),
          ...fact('why', desk?.reason || null),
          ...fact('memberUntil', memberUntil && longDay(memberUntil)),
          ...fact('refundedOn', refundedOn && longDay(refundedOn)),
          ...fact('state', <PurchaseTag purchase={purchase} />),
        ]}
      />
      {discount && (
        <PriceParts
          entries={lines.length}
          price={total + discount.total - sum(extras.map((extra) => extra.total))}
          discount={discount}
          currency={currency}
          extras={extras}
        />
      )}
      <SumPanel.Line label={<FormattedMessage {...boughtMessages.sum} />}>{money(total, currency)}</SumPanel.Line>
      {refunds.map(({ item, extra, refund }, index) => (
        <SumPanel.Part
          key={index}
          off
          label={
            extra ? (
              <FormattedMessage
                {...extraMessages.refundOf}
                values={{ extra: <bdi key="extra">{extraName(extra)}</bdi> }}
              />
            ) : item ? (
              <FormattedMessage
                {...words.refundOf}
                values={{ dog: item.dogName, day: shortDay(item.date), time: item.startTime }}
              />
            ) : (
              <FormattedMessage {...words.refund} />
            )
          }
        >
          {money(-refund.amount, currency)}
        </SumPanel.Part>
      ))}
      {status === 'refunded' && refunds.length === 0 && (
        <SumPanel.Part off label={<FormattedMessage {...words.refund} />}>
          {money(-total, currency)}
        </SumPanel.Part>
      )}
      {refunded > 0 && (
        <SumPanel.Line label={<FormattedMessage {...words.afterRefund} />}>
          {money(total - refunded, currency)}
        </SumPanel.Line>
      )}
      {tax && (
        <SumPanel.Part label={<FormattedMessage {...words.tax} values={{ rate: percent(tax.rate) }} />}>
          {money(tax.amount, currency)}
        </SumPanel.Part>
      )}
      <Actions data-on-screen>
        <Button variant="outline" icon={<Printer aria-hidden />} onClick={() => effects.print()}>
          <FormattedMessage {...words.print} />
        </Button>
        <SaveReceipt id={id} number={number} />
        <InPerson instead={null}>
          {status === 'paid' && total > 0 && (
            <Button asChild variant="outline" icon={<ReceiptText aria-hidden />}>
              <Link to={fill(paths.purchaseInvoice, { id })}>
                <FormattedMessage {...words.invoice} />
              </Link>
            </Button>
          )}
          <EmailReceipt id={id} />
        </InPerson>
      </Actions>
    </SumPanel>
  )
}
