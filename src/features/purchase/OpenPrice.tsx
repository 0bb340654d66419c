import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { EntryItem } from '#contract/purchase/cartItem'
import { useFormats } from '../../i18n/useFormats'
import { useOpen } from '../../store/ui/useOpen'
import { Numeral } from '../../ui/kit/Numeral'
import { OnDemand } from '../../ui/kit/OnDemand'
import type { PricedEntry } from './PriceTrace'
import { traceMessages as messages } from './traceMessages'

const Press = chakra('button', {
  base: {
    minHeight: '44px',
    marginBlock: '-2',
    cursor: 'pointer',
    '& > *': { borderBottom: '2px dotted', borderColor: 'border.control' },
    '@media print': { '& > *': { borderBottom: 0 } },
  },
})
const load = async () => (await import(/* webpackChunkName: "price-trace" */ './PriceTrace')).PriceTrace

const useTrace = ({ classId, dogId }: EntryItem) => useOpen({ kind: 'price', classId, dogId })

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

/** What an entry's price is made of, where it was opened. */
export const OpenedPrice = ({ item, priced }: { item: EntryItem; priced: PricedEntry }) => {
  const { isOpen } = useTrace(item)
  if (!isOpen) return null
  return (
    <OnDemand name="price trace" load={load}>
      {(PriceTrace) => <PriceTrace currency={item.currency} priced={priced} />}
    </OnDemand>
  )
}
