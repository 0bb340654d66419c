import { chakra } from '@chakra-ui/react'
import { Landmark } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Purchase } from '#contract/purchase'
import { saleMessages as messages } from './saleMessages'

const Row = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' } })
// The brands keep their own colours in both themes.
const Plate = chakra('li', {
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
  <svg viewBox="0 0 26 16" aria-hidden>
    <circle cx="8" cy="8" r="8" fill="#eb001b" />
    <circle cx="18" cy="8" r="8" fill="#f79e1b" />
    <path d="M13 1.76a8 8 0 0 1 0 12.48a8 8 0 0 1 0-12.48Z" fill="#ff5f00" />
  </svg>
)

/** The ways to pay a purchase, by their marks. Stripe's page offers wallets on devices that have them. */
export const AcceptedWays = ({ purchase: { ways, currency } }: { purchase: Pick<Purchase, 'ways' | 'currency'> }) => {
  const { formatMessage } = useIntl()
  const byPage = ways.includes('page')
  return (
    <Row aria-label={formatMessage(messages.accepted)}>
      <Plate brand="visa">Visa</Plate>
      <Plate brand="plain">
        <MastercardSign />
        Mastercard
      </Plate>
      {byPage && <Plate brand="plain">Apple Pay</Plate>}
      {byPage && <Plate brand="plain">Google Pay</Plate>}
      {byPage && currency === 'PLN' && <Plate brand="blik">BLIK</Plate>}
      {byPage && currency === 'PLN' && <Plate brand="plain">Przelewy24</Plate>}
      {ways.includes('transfer') && (
        <Plate brand="plain">
          <Landmark aria-hidden />
          {formatMessage(messages.transfer)}
        </Plate>
      )}
    </Row>
  )
}
