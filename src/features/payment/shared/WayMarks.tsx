import { chakra } from '@chakra-ui/react'
import { Landmark } from 'lucide-react'
import type { Currency } from '#contract/shared/money'
import type { PaymentWay } from '#contract/purchase/purchase'

const Row = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
// The brands keep their own colours in both themes.
const Plate = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: '26px',
    paddingInline: '2',
    bg: 'white',
    color: '#16181d',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    fontSize: '0.8125rem',
    fontWeight: 'bold',
    lineHeight: 1,
    '& svg': { height: '16px', width: 'auto' },
  },
  variants: {
    brand: {
      visa: { color: '#1434cb', fontStyle: 'italic' },
      blik: { bg: '#111', color: 'white' },
      plain: {},
    },
  },
})

const MastercardSign = () => (
  <svg viewBox="0 0 26 16" role="img" aria-label="Mastercard">
    <circle cx="8" cy="8" r="8" fill="#eb001b" />
    <circle cx="18" cy="8" r="8" fill="#f79e1b" />
    <path d="M13 1.76a8 8 0 0 1 0 12.48a8 8 0 0 1 0-12.48Z" fill="#ff5f00" />
  </svg>
)

interface Props {
  way: PaymentWay
  currency: Currency
}

/** The marks of what a way to pay takes. Stripe's page offers wallets on devices that have them. */
export const WayMarks = ({ way, currency }: Props) => {
  if (way === 'transfer')
    return (
      <Plate brand="plain">
        <Landmark aria-hidden />
      </Plate>
    )
  const byPage = way === 'page'
  return (
    <Row>
      <Plate brand="visa">Visa</Plate>
      <Plate brand="plain">
        <MastercardSign />
      </Plate>
      {byPage && <Plate brand="plain">Apple Pay</Plate>}
      {byPage && <Plate brand="plain">Google Pay</Plate>}
      {byPage && currency === 'PLN' && <Plate brand="blik">BLIK</Plate>}
      {byPage && currency === 'PLN' && <Plate brand="plain">Przelewy24</Plate>}
    </Row>
  )
}
