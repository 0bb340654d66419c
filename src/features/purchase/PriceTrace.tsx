import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryItem } from '#contract/cartItem'
import type { Discount } from '#contract/discount'
import type { EarlyPrice } from '#contract/earlyPrice'
import { useFormats } from '../../i18n/useFormats'
import { useOpen } from '../../store/ui/useOpen'
import { Numeral } from '../../ui/kit/Numeral'
import { traceMessages as messages } from './traceMessages'

/** What an entry costs, in minor units: the price, what makes it an early one, and its part of the discount. */
export interface PricedEntry {
  price: number
  early: EarlyPrice
  off: number
  /** The code that the part comes of. */
  discount: Discount | null
}

const Press = chakra('button', {
  base: {
    minHeight: '44px',
    marginBlock: '-2',
    cursor: 'pointer',
    '& > *': { borderBottom: '2px dotted', borderColor: 'border.control' },
    '@media print': { '& > *': { borderBottom: 0 } },
  },
})
const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '4',
    rowGap: '1',
    maxWidth: '420px',
    marginInlineStart: 'auto',
    marginBottom: '3',
    padding: '3',
    bg: 'bg.muted',
    '& dd': { textAlign: 'right' },
  },
})

const useTrace = ({ classId, dogId }: EntryItem) => useOpen(`price.${classId}/${dogId}`)

/** An entry's price, which opens what it is made of. */
export const OpenPrice = ({ item, price }: { item: EntryItem; price: number }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { isOpen, setOpen } = useTrace(item)
  const shown = money(price, item.currency)
  return (
    <Press
      type="button"
      aria-expanded={isOpen}
      aria-label={formatMessage(messages.open, { price: shown, dog: item.dogName, time: item.startTime })}
      onClick={() => setOpen(!isOpen)}
    >
      <Numeral size="m">{shown}</Numeral>
    </Press>
  )
}

const Part = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Numeral size="s">{children}</Numeral>
    </dd>
  </>
)

/** What an entry's price is made of, where it was opened: each amount that leads from the class's price to what is paid. */
export const PriceTrace = ({
  item,
  priced: { price, early, off, discount },
}: {
  item: EntryItem
  priced: PricedEntry
}) => {
  const { formatNumber } = useIntl()
  const { money, longDay } = useFormats()
  const { isOpen } = useTrace(item)
  if (!isOpen) return null
  const { currency } = item
  const share = discount?.percent ?? null
  // The parts of a whole discount are whole pence: what a share comes to is not always.
  const exact = share === null ? off : (price * share) / 100
  const fine = (minor: number) => formatNumber(minor / 100, { style: 'currency', currency, maximumFractionDigits: 4 })
  return (
    <List>
      <Part label={<FormattedMessage {...messages.ofClass} />}>{money(early?.fullPrice ?? price, currency)}</Part>
      {early && (
        <Part label={<FormattedMessage {...messages.early} values={{ until: longDay(early.until) }} />}>
          {money(price - early.fullPrice, currency)}
        </Part>
      )}
      {discount && off + exact > 0 && (
        <Part label={<FormattedMessage {...messages.discount} values={{ code: discount.code }} />}>{fine(-exact)}</Part>
      )}
      {discount && off !== exact && off + exact > 0 && (
        <Part label={<FormattedMessage {...messages.rounding} />}>{fine(exact - off)}</Part>
      )}
      <Part
        label={
          <strong>
            <FormattedMessage {...messages.toPay} />
          </strong>
        }
      >
        {money(price - off, currency)}
      </Part>
    </List>
  )
}
