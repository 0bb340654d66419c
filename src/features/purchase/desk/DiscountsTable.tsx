import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskDiscount } from '#contract/purchase/deskDiscounts'
import type { DiscountState } from '#contract/purchase/discountStates'
import { fill, paths } from '#contract/shared/paths'
import { useChangeDiscountMutation } from '../../../api/purchase/deskDiscountApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { DataTable } from '../../../ui/kit/DataTable'
import { Numeral } from '../../../ui/kit/Numeral'
import { RowAction } from '../../../ui/kit/RowAction'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import type { DataColumn } from '../../../ui/kit/useTableRows'
import type { DiscountListState } from './discountList'
import { EndDiscount } from './EndDiscount'
import { endMessages, messages, stateMessages, stepMessages } from './messages'
import { changeCall } from './Outcome'

const tones = {
  running: 'success',
  not_begun: 'neutral',
  paused: 'warning',
  used_up: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
} as const satisfies Record<DiscountState, string>

const Actions = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })
const Line = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })
const Day = chakra('span', { base: { whiteSpace: 'nowrap' } })

const Days = ({ discount: { validFrom, validTo } }: { discount: DeskDiscount }) => {
  const { briefDay } = useFormats()
  if (validFrom === null && validTo === null) return <FormattedMessage {...messages.anyDay} />
  const message = validTo === null ? messages.daysFrom : validFrom === null ? messages.daysTo : messages.daysBetween
  return (
    <FormattedMessage
      {...message}
      values={{
        from: validFrom !== null && <Day>{briefDay(validFrom)}</Day>,
        to: validTo !== null && <Day>{briefDay(validTo)}</Day>,
      }}
    />
  )
}

const ShowOf = ({ discount: { showSlug, showName } }: { discount: DeskDiscount }) =>
  showSlug === null ? (
    <FormattedMessage {...messages.anyShow} />
  ) : (
    <TextLink asChild>
      <Link to={fill(paths.deskShow, { slug: showSlug })}>
        <bdi>{showName}</bdi>
      </Link>
    </TextLink>
  )

const Uses = ({ discount: { used, uses, usesPerMember } }: { discount: DeskDiscount }) => {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  return (
    <>
      <Numeral size="s">{uses === null ? number(used) : formatMessage(messages.usesOf, { used, uses })}</Numeral>
      {usesPerMember !== null && (
        <Line>
          <FormattedMessage {...messages.perMember} values={{ uses: usesPerMember }} />
        </Line>
      )}
      {uses === null && usesPerMember === null && (
        <Line>
          <FormattedMessage {...messages.noLimit} />
        </Line>
      )}
    </>
  )
}

const Step = ({ discount }: { discount: DeskDiscount }) => {
  const { formatMessage } = useIntl()
  const [change] = useChangeDiscountMutation(useCallKey(changeCall))
  const { id, version, discountCode: code, paused } = discount
  const step = paused ? 'resume' : 'pause'
  const named = paused ? stepMessages.resumeNamed : stepMessages.pauseNamed
  return (
    <Button
      variant="quiet"
      dense
      aria-label={formatMessage(named, { code })}
      onClick={() => void change({ id, version, step })}
    >
      <FormattedMessage {...stepMessages[step]} />
    </Button>
  )
}

const DiscountActions = ({ discount }: { discount: DeskDiscount }) => {
  const { formatMessage } = useIntl()
  const end = useOpen({ kind: 'dialog', dialog: 'endDiscount', of: discount.id })
  return (
    <Actions>
      <Step discount={discount} />
      <RowAction
        label={formatMessage(endMessages.openNamed, { code: discount.discountCode })}
        onClick={() => end.setOpen(true)}
      >
        <FormattedMessage {...endMessages.open} />
      </RowAction>
      {end.isOpen && <EndDiscount discount={discount} onClose={() => end.setOpen(false)} />}
    </Actions>
  )
}

// The server sorts: that it can is enough.
const sorted = () => ''

interface Props {
  discounts: DeskDiscount[]
  chosen: DiscountListState
  onChange: (changes: Partial<DiscountListState>) => void
}

/** The codes found: what they take off, when and where, how often they were used, and what they have cost. */
export const DiscountsTable = ({ discounts, chosen, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const { money, percent } = useFormats()
  const columns: DataColumn<DeskDiscount>[] = [
    {
      id: 'code',
      label: formatMessage(messages.code),
      sortBy: sorted,
      cell: ({ discountCode }) => (
        <chakra.bdi dir="ltr" overflowWrap="anywhere">
          {discountCode}
        </chakra.bdi>
      ),
    },
    {
      id: 'off',
      label: formatMessage(messages.off),
      numeral: true,
      cell: ({ percent: share, amount, currency }) => (
        <Numeral size="s">{share === null ? money(amount ?? 0, currency) : percent(share * 100)}</Numeral>
      ),
    },
    {
      id: 'days',
      label: formatMessage(messages.days),
      cell: (discount) => (
        <>
          <span>
            <Days discount={discount} />
          </span>
          <Line>
            <ShowOf discount={discount} />
          </Line>
        </>
      ),
    },
    {
      id: 'uses',
      label: formatMessage(messages.uses),
      numeral: true,
      cell: (discount) => <Uses discount={discount} />,
    },
    {
      id: 'cost',
      label: formatMessage(messages.cost),
      numeral: true,
      cell: ({ cost, currency }) =>
        cost.purchases === 0 ? (
          '–'
        ) : (
          <>
            <Numeral size="s">{money(cost.amount, currency)}</Numeral>
            <Line>
              <FormattedMessage {...messages.purchases} values={{ count: cost.purchases }} />
            </Line>
          </>
        ),
    },
    {
      id: 'state',
      label: formatMessage(messages.state),
      cell: ({ state }) => (
        <StateTag tone={tones[state]}>
          <FormattedMessage {...stateMessages[state]} />
        </StateTag>
      ),
    },
    {
      id: 'actions',
      label: formatMessage(messages.actions),
      hideLabel: true,
      // Neither changes what can no longer be used.
      cell: (discount) =>
        discount.state === 'ended' || discount.state === 'expired' ? null : <DiscountActions discount={discount} />,
    },
  ]
  return (
    <DataTable
      label={formatMessage(messages.title)}
      columns={columns}
      rows={discounts}
      rowId={({ id }) => id}
      sort={chosen.sort}
      onSort={(sort) => onChange({ sort: sort as DiscountListState['sort'] })}
      fromServer
      listBelow="lg"
    />
  )
}
