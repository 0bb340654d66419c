import { chakra } from '@chakra-ui/react'
import { Banknote, CreditCard, Gift, Landmark } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { isJunior, lasts, quoteMembership, RecordMembership as Wanted } from '#contract/membership/atDesk'
import { membershipKinds, type MembershipKind } from '#contract/membership/kinds'
import type { Plan, PlanId } from '#contract/membership/membership'
import { countsFrom, runsUntil } from '#contract/membership/renewal'
import type { DeskMember } from '#contract/member/member'
import { deskWays, type DeskWay } from '#contract/payment/deskWays'
import { limits } from '#contract/shared/limits'
import { paths } from '#contract/shared/paths'
import { useRecordMembershipMutation } from '../../../api/member/memberApi'
import { useFormats } from '../../../i18n/useFormats'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { ChoiceCards } from '../../../ui/kit/ChoiceCards'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { Notice } from '../../../ui/kit/Notice'
import { Numeral } from '../../../ui/kit/Numeral'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextLink } from '../../../ui/kit/TextLink'
import { kindMessages, recordMessages as messages, wayMessages } from './recordMessages'
import { useRecordDialog } from '../../../forms/useRecordDialog'

const icons = { cash: Banknote, card_reader: CreditCard, transfer: Landmark, free: Gift }

// In the line of the word, which may break in a narrow card.
const Way = chakra('span', {
  base: { '& svg': { display: 'inline', width: '20px', height: '20px', verticalAlign: '-4px', marginInlineEnd: '2' } },
})
const Quote = chakra('div', {
  base: {
    borderTop: '3px solid',
    borderColor: 'border.strong',
    bg: 'bg.subtle',
    padding: '4',
    '& > p:first-of-type': { textStyle: 'h3' },
    '& > p + p': { textStyle: 'small', color: 'fg.muted' },
  },
})

/** The name of the form and of its call, which the page reads to say what came of it. */
export const recordCall = (id: string) => `record-membership/${id}`

const useRecord = (member: DeskMember, plans: readonly Plan[], onClose: () => void) => {
  const { formatMessage } = useIntl()
  const { id, terms } = member
  const initially: { kind: MembershipKind; planId: PlanId; way: DeskWay } = {
    kind: member.birthDate !== null && isJunior(member.birthDate, terms) ? 'junior' : 'adult',
    planId: plans[0]?.id ?? '1-year',
    way: 'cash',
  }
  const label = (name: 'kind' | 'plan' | 'way' | 'birthDate' | 'receivedOn' | 'reason') => formatMessage(messages[name])
  const quoteOf = ({ kind, planId, way }: typeof initially) => {
    const wanted = lasts(kind) ? { kind, planId, way } : { kind, planId: null, way: 'free' as const }
    return { wanted, quote: quoteMembership(wanted, runsUntil(member, terms.today), { ...terms, plans }) }
  }
  const form = useRecordDialog(useRecordMembershipMutation, {
    id,
    form: recordCall(id),
    base: { ...initially, birthDate: member.birthDate ?? '', receivedOn: '', reason: '' },
    labels: {
      kind: label('kind'),
      planId: label('plan'),
      way: label('way'),
      birthDate: label('birthDate'),
      receivedOn: label('receivedOn'),
      reason: label('reason'),
    },
    invalid: {
      birthDate: formatMessage(messages.birthDateInvalid, { years: terms.juniorYears }),
      receivedOn: formatMessage(messages.receivedOnInvalid),
      reason: formatMessage(messages.reasonInvalid),
    },
    schema: Wanted,
    toSend: ({ birthDate, receivedOn, reason, ...choice }) => {
      const { wanted, quote } = quoteOf(choice)
      return {
        ...wanted,
        reason,
        birthDate: choice.kind === 'junior' ? birthDate || null : null,
        receivedOn: wanted.way === 'transfer' ? receivedOn || null : null,
        expectedPrice: quote?.price,
        expectedUntil: quote?.until,
        ...(choice.kind === 'family' && { expectedFamily: member.family.members.map((person) => person.id) }),
      }
    },
    onClose,
  })
  return { ...form, ...quoteOf(form.values) }
}

interface Props {
  member: DeskMember
  onClose: () => void
  dialog: DialogOverlay
  plans: readonly Plan[]
}

/** Records a membership at the desk: what it is, for how long and how it was paid, with a quote of what comes of it. */
export const RecordMembership = ({ dialog, member, plans, onClose }: Props) => {
  const { formatMessage, formatList } = useIntl()
  const { money, longDay } = useFormats()
  const birth = useOpen({ kind: 'dialog', dialog: 'birthDate', within: dialog })
  const received = useOpen({ kind: 'dialog', dialog: 'receivedOn', within: dialog })
  const { of, press, close, pending, failure, values, quote, wanted } = useRecord(member, plans, onClose)
  const { terms, memberNumber, memberName, email, pausedDays, family } = member
  const paidUntil = runsUntil(member, terms.today)
  const currency = plans[0]?.currency
  const isFree = wanted.way === 'free'
  const price = quote && currency && money(quote.price, currency)
  const priceOf = (planId: PlanId) => {
    const one = quoteMembership({ ...values, planId }, paidUntil, { ...terms, plans })
    return one && currency && money(one.price, currency)
  }
  const notes: Record<MembershipKind, string> = {
    adult: formatMessage(messages.byYear),
    junior: formatMessage(messages.underAge, { years: terms.juniorYears }),
    family: formatMessage(messages.forFamily),
    honorary: formatMessage(messages.noPayment),
    life: formatMessage(messages.noPayment),
  }
  const isFromRenewal = countsFrom(terms.today, paidUntil) !== terms.today
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={
        <>
          {memberNumber !== null && <Numeral>{memberNumber}</Numeral>} <bdi>{memberName}</bdi>
        </>
      }
      confirm={{
        action: isFree ? (
          <FormattedMessage {...messages.actionFree} />
        ) : (
          <FormattedMessage {...messages.action} values={{ price }} />
        ),
        pending,
        onConfirm: press,
      }}
    >
      <ChoiceCards
        {...of('kind')}
        cards={membershipKinds.map((kind) => ({
          value: kind,
          label: <FormattedMessage {...kindMessages[kind]} />,
          note: notes[kind],
        }))}
      />
      {values.kind === 'junior' && <DateField max={terms.today} calendar={birth} {...of('birthDate')} />}
      {lasts(values.kind) && plans.length === 0 && (
        <Notice
          tone="warning"
          action={
            <TextLink asChild alone>
              <Link to={paths.deskPlans}>
                <FormattedMessage {...messages.fees} />
              </Link>
            </TextLink>
          }
        >
          <FormattedMessage {...messages.noFee} />
        </Notice>
      )}
      {lasts(values.kind) && plans.length > 0 && (
        <>
          <ChoiceCards
            {...of('planId')}
            cards={plans.map(({ id, years }) => ({
              value: id,
              label: <FormattedMessage {...messages.years} values={{ years }} />,
              end: <Numeral size="s">{priceOf(id)}</Numeral>,
            }))}
          />
          <ChoiceCards
            {...of('way')}
            cards={deskWays.map((way) => {
              const Icon = icons[way]
              return {
                value: way,
                label: (
                  <Way>
                    <Icon aria-hidden />
                    <FormattedMessage {...wayMessages[way]} />
                  </Way>
                ),
              }
            })}
          />
        </>
      )}
      {wanted.way === 'transfer' && <DateField max={terms.today} calendar={received} {...of('receivedOn')} />}
      <TextAreaField
        {...of('reason')}
        label={formatMessage(isFree ? messages.reason : messages.note)}
        hint={formatMessage(isFree ? messages.reasonHint : messages.noteHint)}
        rows={2}
        maxLength={limits.reasonMax}
      />
      {quote && (
        <Quote role="status">
          <p>
            {quote.until === null ? (
              <FormattedMessage {...messages.quoteEndless} />
            ) : isFree ? (
              <FormattedMessage {...messages.quoteFree} values={{ day: longDay(quote.until) }} />
            ) : (
              <FormattedMessage
                {...messages.quotePaid}
                values={{
                  day: longDay(quote.until),
                  price,
                  way: formatMessage(wayMessages[wanted.way]).toLocaleLowerCase(),
                }}
              />
            )}
          </p>
          {quote.until !== null && (
            <p>
              {isFromRenewal && paidUntil !== null ? (
                <FormattedMessage
                  {...(pausedDays === null ? messages.fromRenewal : messages.fromPause)}
                  values={{ day: longDay(paidUntil), days: pausedDays }}
                />
              ) : (
                <FormattedMessage {...messages.fromToday} />
              )}{' '}
              {!isFree && <FormattedMessage {...messages.receiptGoes} values={{ email: <bdi>{email}</bdi> }} />}
            </p>
          )}
          {values.kind === 'family' && (
            <p>
              {family.members.length > 0 ? (
                <FormattedMessage
                  {...messages.covers}
                  values={{ names: formatList(family.members.map((person) => person.memberName)) }}
                />
              ) : (
                <FormattedMessage {...messages.familyLater} />
              )}
            </p>
          )}
        </Quote>
      )}
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...messages.changed} />
        </FormError>
      )}
    </Dialog>
  )
}
