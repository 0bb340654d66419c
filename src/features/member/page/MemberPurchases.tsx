import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskMember, MemberPurchase } from '#contract/member/member'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { Numeral } from '../../../ui/kit/Numeral'
import { RowAction } from '../../../ui/kit/RowAction'
import { Section } from '../../../ui/kit/Section'
import { StateTag, type StateTagProps } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { Dated, DatedList } from './Dated'
import { messages, purchaseStates, refundMessages } from './messages'
import { RefundMembership } from './RefundMembership'

const tones: Record<MemberPurchase['status'], NonNullable<StateTagProps['tone']>> = {
  pending: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
}

const End = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'flex-start', md: 'flex-end' },
    alignItems: 'baseline',
    gap: '2',
  },
})

/** How many of all there are on the page, where that is not all. */
export const SomeOf = ({ all, items }: { all: number; items: readonly unknown[] }) =>
  all > items.length && <FormattedMessage {...messages.someOf} values={{ shown: items.length, all }} />

const State = ({ purchase: { status, refunded, amount, currency } }: { purchase: MemberPurchase }) => {
  const { money } = useFormats()
  const isPartly = refunded > 0 && refunded < amount
  return (
    <StateTag tone={isPartly ? 'neutral' : tones[status]}>
      {isPartly ? (
        <FormattedMessage {...messages.back} values={{ amount: money(refunded, currency) }} />
      ) : (
        <FormattedMessage {...purchaseStates[status]} />
      )}
    </StateTag>
  )
}

const Refund = ({ member, purchase, refundable }: Omit<ComponentProps<typeof RefundMembership>, 'onClose'>) => {
  const { formatMessage } = useIntl()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'refundMembership', of: purchase.id })
  return (
    <>
      <RowAction
        label={formatMessage(refundMessages.openNamed, { receipt: purchase.receipt })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...refundMessages.open} />
      </RowAction>
      {isOpen && (
        <RefundMembership member={member} purchase={purchase} refundable={refundable} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** What a member has bought, the newest first. */
export const MemberPurchases = ({ member }: { member: DeskMember }) => {
  const { money } = useFormats()
  const { purchases, own } = member
  return (
    <Section heading={<FormattedMessage {...messages.purchases} />} aside={<SomeOf {...purchases} />}>
      {purchases.all === 0 ? (
        <p>
          <FormattedMessage {...messages.noPurchases} />
        </p>
      ) : (
        <DatedList>
          {purchases.items.map((purchase) => {
            const { id, kind, showNames, runs, receipt, madeOn, amount, currency } = purchase
            return (
              <Dated
                key={id}
                day={madeOn}
                title={kind === 'membership' ? <FormattedMessage {...messages.feeBought} /> : showNames.join(', ')}
                facts={
                  <>
                    {purchase.status === 'paid' && amount > 0 ? (
                      <TextLink
                        asChild
                        display="inline-flex"
                        alignItems="center"
                        minHeight={{ base: 'touch', md: '24px' }}
                      >
                        <Link to={fill(paths.deskPurchaseInvoice, { number: String(receipt) })}>
                          <FormattedMessage {...messages.receipt} values={{ receipt }} />
                        </Link>
                      </TextLink>
                    ) : (
                      <FormattedMessage {...messages.receipt} values={{ receipt }} />
                    )}
                    {runs > 0 && (
                      <span>
                        , <FormattedMessage {...messages.runs} values={{ runs }} />
                      </span>
                    )}
                  </>
                }
                end={
                  <End>
                    <State purchase={purchase} />
                    <Numeral size="s">{money(amount, currency)}</Numeral>
                    {!own && purchase.refundable && (
                      <Refund member={member} purchase={purchase} refundable={purchase.refundable} />
                    )}
                  </End>
                }
              />
            )
          })}
        </DatedList>
      )}
    </Section>
  )
}

/** The entries of a member from today on. */
export const MemberEntries = ({ member: { entriesAhead } }: { member: DeskMember }) => (
  <Section heading={<FormattedMessage {...messages.entries} />} aside={<SomeOf {...entriesAhead} />}>
    {entriesAhead.all === 0 ? (
      <p>
        <FormattedMessage {...messages.noEntries} />
      </p>
    ) : (
      <DatedList>
        {entriesAhead.items.map(({ id, date, showSlug, showName, dogName, startTime, ring }) => (
          <Dated
            key={id}
            day={date}
            title={
              <TextLink asChild>
                <Link to={`${fill(paths.showEntries, { slug: showSlug })}?text=${encodeURIComponent(dogName)}`}>
                  {showName}
                </Link>
              </TextLink>
            }
            facts={<FormattedMessage {...messages.ring} values={{ dog: dogName, time: startTime, ring }} />}
          />
        ))}
      </DatedList>
    )}
  </Section>
)
