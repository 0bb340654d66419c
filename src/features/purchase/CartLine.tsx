import { chakra } from '@chakra-ui/react'
import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryItem, PurchaseItem } from '#contract/purchase/cartItem'
import type { Discount } from '#contract/purchase/discount'
import type { QuoteLine } from '#contract/purchase/quote'
import { useFormats } from '../../i18n/useFormats'
import { useReasons } from '../../i18n/useReasons'
import { useAppDispatch } from '../../store/hooks'
import { itemRemoved } from '../../store/purchase/purchaseSlice'
import { linesRemoved } from '../../store/purchase/removedLinesSlice'
import { FormError } from '../../ui/kit/FormError'
import { IconButton } from '../../ui/kit/IconButton'
import { CloseRunNote } from './CloseRunNote'
import { EntryLine } from './EntryLine'
import { cartMessages } from './cartMessages'
import { traceMessages } from './traceMessages'

const Warned = chakra('p', {
  base: { display: 'flex', gap: '1', color: 'warning.fg', fontWeight: 'semibold', '& svg': { flexShrink: 0 } },
})

interface Props {
  /** As the browser kept it. */
  kept: PurchaseItem
  /** As the server sees it now; its price is the one that counts. */
  quoted: QuoteLine | undefined
  /** What a code takes off the cart. */
  discount: Discount | null
  /** What the same person runs. */
  others: readonly EntryItem[]
  /** The server knows this class or dog no more. */
  missing: boolean
  /** What the entry says of the day. */
  day: ReactNode
}

/** A line of the cart, with what the server has against it. */
export const CartLine = ({ kept, quoted, discount, others, missing, day }: Props) => {
  const { formatMessage, formatNumber } = useIntl()
  const { money } = useFormats()
  const wordReason = useReasons()
  const dispatch = useAppDispatch()
  const { item, price } = quoted ?? kept
  const { reasons = [], warnings = [] } = quoted ?? {}
  const reduction = quoted?.reduction ?? null
  // A reduction depends on the whole cart: the price that was kept is the one before it.
  const now = reduction?.from ?? price
  const changed = quoted !== undefined && now !== kept.price
  return (
    <EntryLine
      item={item}
      price={price}
      priced={quoted && { ...quoted, off: price - quoted.total, discount }}
      blocked={missing || reasons.length > 0}
      end={
        <IconButton
          label={formatMessage(cartMessages.remove, { dog: item.dogName, time: item.startTime })}
          icon={<X aria-hidden />}
          onClick={() => {
            dispatch(itemRemoved(kept.item))
            dispatch(linesRemoved([kept]))
          }}
        />
      }
      note={
        <>
          <CloseRunNote item={item} others={others} />
          {warnings.map((warning) => (
            <Warned key={warning.code}>
              <TriangleAlert aria-hidden size={18} />
              {wordReason(warning, item.dogName)}
            </Warned>
          ))}
          {missing && (
            <FormError>
              <FormattedMessage {...cartMessages.gone} />
            </FormError>
          )}
          {reasons.map((reason) => (
            <FormError key={reason.code}>{wordReason(reason, item.dogName)}</FormError>
          ))}
          {changed && (
            <p role="status">
              <FormattedMessage
                {...cartMessages.changed}
                values={{ before: money(kept.price, item.currency), now: money(now, item.currency) }}
              />
            </p>
          )}
          {reduction && (
            <p>
              <FormattedMessage
                {...traceMessages[reduction.kind]}
                values={{ percent: formatNumber(reduction.percent / 100, { style: 'percent' }) }}
              />
            </p>
          )}
          {day}
        </>
      }
    />
  )
}
