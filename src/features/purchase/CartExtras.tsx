import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sameExtra, type PurchaseExtraItem } from '#contract/extra/cartExtra'
import type { Quote } from '#contract/purchase/quote'
import { useExtraName } from '../../i18n/useExtraName'
import { useExtraReasons } from '../../i18n/useExtraReasons'
import { useFormats } from '../../i18n/useFormats'
import { useAppDispatch } from '../../store/hooks'
import { extraRemoved } from '../../store/purchase/extrasSlice'
import { FormError } from '../../ui/kit/FormError'
import { IconButton } from '../../ui/kit/IconButton'
import { ExtraLines } from './ExtraLines'
import { extraMessages as messages } from './extraMessages'

interface Props {
  items: readonly PurchaseExtraItem[]
  quote: Quote | undefined
}

/** The extras of the cart, at the server's prices, with what it has against them. */
export const CartExtras = ({ items, quote }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const extraName = useExtraName()
  const wordReason = useExtraReasons()
  const dispatch = useAppDispatch()
  const lines = items.map((kept) => {
    const quoted = quote?.extras.find(({ item }) => sameExtra(item, kept.item))
    const { item, price, total } = quoted ?? kept
    return { item, price, total, kept, reasons: quoted?.reasons ?? [], missing: quote !== undefined && !quoted }
  })
  return (
    <ExtraLines
      lines={lines}
      isBlocked={({ reasons, missing }) => missing || reasons.length > 0}
      end={({ item }) => (
        <IconButton
          label={formatMessage(messages.remove, { extra: extraName(item) })}
          icon={<X aria-hidden />}
          onClick={() => dispatch(extraRemoved(item))}
        />
      )}
      note={({ item, price, kept, reasons, missing }) => (
        <>
          {missing && (
            <FormError>
              <FormattedMessage {...messages.gone} />
            </FormError>
          )}
          {reasons.map((reason) => (
            <FormError key={reason.code}>{wordReason(reason)}</FormError>
          ))}
          {price !== kept.price && (
            <p role="status">
              <FormattedMessage
                {...messages.changed}
                values={{ before: money(kept.price, item.currency), now: money(price, item.currency) }}
              />
            </p>
          )}
        </>
      )}
    />
  )
}
