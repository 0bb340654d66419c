import { chakra } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ExtraBuyers } from '#contract/extra/extra'
import { fill, paths } from '#contract/shared/paths'
import { useGetExtraBuyersQuery } from '../../../../api/extra/deskExtraApi'
import { useFormats } from '../../../../i18n/useFormats'
import { useShownLocale } from '../../../../i18n/useShownLocale'
import { usePort } from '../../../../store/hooks'
import { useRouteParams } from '../../../../store/router/useRouteParams'
import { Button } from '../../../../ui/kit/Button'
import { EmptyState } from '../../../../ui/kit/EmptyState'
import { MessagesOf } from '../../../../ui/kit/MessagesOf'
import { Numeral } from '../../../../ui/kit/Numeral'
import { Page } from '../../../../ui/kit/Page'
import { StateTag } from '../../../../ui/kit/StateTag'
import { Table } from '../../../../ui/kit/Table'
import { TextLink } from '../../../../ui/kit/TextLink'
import { DeskTrail } from '../../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../../desk/shared/RecordWaiting'
import { buyerMessages, messages, officeWayMessages } from './extraMessages'
import { WithdrawSold } from './WithdrawSold'

const Line = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted', fontWeight: 'normal' } })
const tones = { held: 'neutral', paid: 'success', withdrawn: 'warning' } as const

const Buyers = ({ buyers: { items, name } }: { buyers: ExtraBuyers }) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const { number, money } = useFormats()
  const canWithdraw = items.some(({ refunds }) => refunds !== null)
  if (items.length === 0)
    return (
      <EmptyState heading={formatMessage(buyerMessages.none)}>
        <FormattedMessage {...buyerMessages.noneText} />
      </EmptyState>
    )
  return (
    <Table
      label={formatMessage(messages.buyersNamed, { extra: name[locale] })}
      head={[
        { label: formatMessage(buyerMessages.member) },
        { label: formatMessage(buyerMessages.option) },
        { label: formatMessage(buyerMessages.quantity), numeral: true },
        { label: formatMessage(messages.state) },
        ...(canWithdraw ? [{ label: formatMessage(messages.actions) }] : []),
      ]}
      rows={items.map((buyer) => {
        const { id, memberId, memberName, purchaseNumber, option, quantity, status, refunds } = buyer
        const way = buyer.paidAtDesk === null ? undefined : officeWayMessages[buyer.paidAtDesk]
        return {
          id,
          cells: [
            <span key="member">
              {memberName === null ? (
                <FormattedMessage {...buyerMessages.deleted} />
              ) : (
                <TextLink asChild>
                  <Link to={fill(paths.deskMember, { id: memberId })}>
                    <bdi>{memberName}</bdi>
                  </Link>
                </TextLink>
              )}
              <Line>
                <FormattedMessage {...buyerMessages.purchase} values={{ number: purchaseNumber }} />
              </Line>
            </span>,
            option && <bdi key="option">{option[locale]}</bdi>,
            <Numeral key="quantity" size="s">
              {number(quantity)}
            </Numeral>,
            <span key="state">
              <StateTag tone={tones[status]}>
                <FormattedMessage {...buyerMessages[status]} />
              </StateTag>
              {way && (
                <Line>
                  <FormattedMessage {...way} />
                </Line>
              )}
              {buyer.refundDue !== null && (
                <Line>
                  <TextLink asChild>
                    <Link to={paths.deskTransfers}>
                      <FormattedMessage
                        {...buyerMessages.refundDue}
                        values={{ refund: money(buyer.refundDue, buyer.currency) }}
                      />
                    </Link>
                  </TextLink>
                </Line>
              )}
            </span>,
            ...(canWithdraw
              ? [refunds && <WithdrawSold key="withdraw" name={name[locale]} buyer={buyer} refunds={refunds} />]
              : []),
          ],
        }
      })}
    />
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const { effects } = usePort()
  const params = useRouteParams(paths.extraBuyers) ?? { slug: '', id: '' }
  const { slug } = params
  const query = useGetExtraBuyersQuery(params, { refetchOnFocus: true })
  const buyers = query.currentData
  const toExtras = { to: fill(paths.showExtras, { slug }), text: formatMessage(messages.title) }
  return (
    <Page
      before={<DeskTrail section="shows" show={buyers ? { slug, name: buyers.showName } : { slug }} more={toExtras} />}
      title={buyers ? <bdi>{buyers.name[locale]}</bdi> : formatMessage(messages.buyers)}
      tab={formatMessage(messages.buyers)}
      lead={buyers && formatMessage(messages.buyers)}
      aside={
        buyers && (
          <Button variant="outline" icon={<Printer aria-hidden />} data-on-screen onClick={() => effects.print()}>
            <FormattedMessage {...buyerMessages.print} />
          </Button>
        )
      }
    >
      {buyers ? (
        <Buyers buyers={buyers} />
      ) : (
        <RecordWaiting
          query={query}
          messages={messages}
          out={
            <TextLink asChild alone>
              <Link to={toExtras.to}>{toExtras.text}</Link>
            </TextLink>
          }
        />
      )}
    </Page>
  )
}

/** /desk/shows/{slug}/extras/{id}: who has bought an extra, which option, and whether it is paid. */
export const ExtraBuyersScreen = () => (
  <MessagesOf part="show.desk">
    <Read />
  </MessagesOf>
)
