import { chakra } from '@chakra-ui/react'
import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { groupedTaxNumber } from '#contract/money/buyerTaxNumber'
import type { Invoice } from '#contract/money/invoice'
import { fill, paths } from '#contract/shared/paths'
import { useGetInvoiceQuery } from '../../../api/money/invoiceApi'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { DataList } from '../../../ui/kit/DataList'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { InvoiceActions } from '../shared/InvoiceActions'
import { kindMessages } from '../shared/invoiceMessages'
import { CorrectBuyer } from './CorrectBuyer'
import { LinesTable } from './LinesTable'
import {
  correctMessages,
  invoiceMessages as messages,
  listMessages,
  purchaseMessages,
  reasonMessages,
  wayMessages,
} from './messages'

const Lines = chakra('div', { base: { whiteSpace: 'pre-line' } })
const Facts = chakra('div', { base: { maxWidth: '640px' } })

const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <TextLink asChild alone minWidth="touch" justifyContent="flex-end">
    <Link to={path}>{children}</Link>
  </TextLink>
)

const InvoiceFacts = ({ invoice }: { invoice: Invoice }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { form, buyer, issuedOn, soldOn, purchaseNumber, memberId, paidWith, corrects, reason } = invoice
  const taxNumber = groupedTaxNumber(form, buyer.taxNumber)
  const fact = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  return (
    <Facts>
      <DataList
        items={[
          fact(
            'buyer',
            formatMessage(listMessages.buyer),
            <Lines>
              <bdi>{[buyer.name, buyer.address, taxNumber].filter(Boolean).join('\n')}</bdi>
            </Lines>,
          ),
          fact('issuedOn', formatMessage(listMessages.issuedOn), longDay(issuedOn)),
          fact('soldOn', formatMessage(messages.soldOn), longDay(soldOn)),
          fact('paidWith', formatMessage(messages.paidWith), formatMessage(wayMessages[paidWith])),
          fact(
            'purchase',
            formatMessage(listMessages.purchase),
            <To path={fill(paths.deskPurchaseInvoice, { number: String(purchaseNumber) })}>{purchaseNumber}</To>,
          ),
          fact(
            'member',
            formatMessage(messages.member),
            <To path={fill(paths.deskMember, { id: memberId })}>{formatMessage(messages.openMember)}</To>,
          ),
          ...(corrects
            ? [
                fact(
                  'corrects',
                  formatMessage(messages.corrects),
                  <To path={fill(paths.deskInvoice, { id: corrects.id })}>{corrects.number}</To>,
                ),
              ]
            : []),
          ...(reason
            ? [
                fact(
                  'reason',
                  formatMessage(messages.reason),
                  reason.text === '' ? formatMessage(reasonMessages[reason.why]) : <bdi>{reason.text}</bdi>,
                ),
              ]
            : []),
        ]}
      />
    </Facts>
  )
}

const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const { formatMessage } = useIntl()
  const { before, lines } = invoice
  const part = (message: 'lines' | 'before' | 'after', table: ReactNode) => (
    <Section heading={<FormattedMessage {...messages[message]} />}>{table}</Section>
  )
  if (!before || invoice.reason?.why === 'buyer')
    return part('lines', <LinesTable label={formatMessage(messages.lines)} invoice={invoice} lines={lines} />)
  return (
    <>
      {part('before', <LinesTable label={formatMessage(messages.before)} invoice={invoice} lines={before.lines} />)}
      {part(
        'after',
        <LinesTable label={formatMessage(messages.after)} invoice={invoice} lines={lines} difference={invoice} />,
      )}
    </>
  )
}

const Correct = ({ invoice }: { invoice: Invoice }) => {
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'correctInvoice', of: invoice.id })
  return (
    <>
      <Button variant="outline" icon={<PencilLine aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...correctMessages.open} />
      </Button>
      {isOpen && <CorrectBuyer invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  )
}

const OneInvoice = () => {
  const { formatMessage } = useIntl()
  const { id } = useRouteParams(paths.deskInvoice) ?? { id: '' }
  const { currentData: invoice, isError, refetch } = useGetInvoiceQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Page
      before={
        <TextLink asChild>
          <Link to={paths.deskInvoices}>
            <FormattedMessage {...purchaseMessages.back} />
          </Link>
        </TextLink>
      }
      title={invoice ? invoice.number : formatMessage(messages.title)}
      lead={invoice && formatMessage(kindMessages[invoice.kind])}
      aside={invoice?.isLast && <Correct invoice={invoice} />}
    >
      {!invoice && isError && (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!invoice && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {invoice && (
        <>
          {!invoice.isLast && (
            <Notice>
              <FormattedMessage
                {...messages.corrected}
                values={{
                  link: (
                    <TextLink key="link" asChild>
                      <Link to={fill(paths.deskPurchaseInvoice, { number: String(invoice.purchaseNumber) })}>
                        <FormattedMessage
                          {...messages.ofPurchase}
                          values={{ number: String(invoice.purchaseNumber) }}
                        />
                      </Link>
                    </TextLink>
                  ),
                }}
              />
            </Notice>
          )}
          <InvoiceActions invoice={invoice} by="desk" />
          <InvoiceFacts invoice={invoice} />
          <InvoiceLines invoice={invoice} />
        </>
      )}
    </Page>
  )
}

/** /desk/money/invoices/{id}: an invoice or a correction, as it was issued. */
export const DeskInvoiceScreen = () => (
  <MessagesOf part="money.invoices">
    <OneInvoice />
  </MessagesOf>
)
