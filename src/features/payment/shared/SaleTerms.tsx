import { chakra } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { RefundRule } from '#contract/show/refundRule'
import { organisation } from '../../../config/organisation'
import { defineMessages } from '../../../i18n/defineMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { TextLink } from '../../../ui/kit/TextLink'

/** What a buyer should know beside the amount: refunds, the seller and what happens then. */
const messages = defineMessages({
  refund: { id: 'payment.sale.refund', defaultMessage: 'Refunds', description: 'Heads what is refunded of a purchase' },
  whole: {
    id: 'payment.sale.refundWhole',
    defaultMessage:
      '<show>{name}</show>: withdraw by {until} and we refund the full price. After that, only if the show is cancelled.',
  },
  part: {
    id: 'payment.sale.refundPart',
    defaultMessage:
      '<show>{name}</show>: withdraw by {until} and we refund {percent} of the price. After that, only if the show is cancelled.',
  },
  none: {
    id: 'payment.sale.refundNone',
    defaultMessage: '<show>{name}</show>: we only refund the price if the show is cancelled.',
  },
  membership: {
    id: 'payment.sale.refundMembership',
    defaultMessage: 'Changed your mind within 14 days of paying? <contact>Contact us</contact> about a refund.',
  },
  next: { id: 'payment.sale.next', defaultMessage: 'What happens next', description: 'Heads what follows a payment' },
  nextEntries: {
    id: 'payment.sale.nextEntries',
    defaultMessage: 'Once you’ve paid, your dogs are entered and we email you a receipt.',
  },
  nextExtras: {
    id: 'payment.sale.nextExtras',
    defaultMessage: 'Once you’ve paid, your extras are reserved and we email you a receipt.',
  },
  nextMembership: {
    id: 'payment.sale.nextMembership',
    defaultMessage: 'Once you’ve paid, you can add your dogs and enter shows. We email you a receipt.',
  },
  seller: { id: 'payment.sale.seller', defaultMessage: 'Sold by', description: 'Heads who sells' },
  contact: { id: 'payment.sale.contact', defaultMessage: 'Contact us' },
  terms: { id: 'payment.sale.terms', defaultMessage: 'Terms and conditions' },
  privacy: { id: 'payment.sale.privacy', defaultMessage: 'Privacy policy' },
})

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', marginTop: '5', textStyle: 'small' },
})
const Refunds = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    bg: 'success.bg',
    color: 'success.fg',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, width: '20px', height: '20px', marginTop: '2px' },
    '& p + p': { marginTop: '2' },
  },
})
const Seller = chakra('div', { base: { borderTop: '1px solid', borderColor: 'border', paddingTop: '4' } })
const Heading = chakra('h2', { base: { textStyle: 'label', color: 'fg.muted', marginBottom: '1' } })
const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } })

/** What is said of an entry that is sold, or of an extra, which has no dog. */
interface SoldEntry {
  item: { showSlug: string; showName: string; dogId?: string }
  refundRule: RefundRule
}

/** Each show's rule, with the earliest of its deadlines: they differ where a class begins before entries close. */
const rulesOf = (entries: readonly SoldEntry[]) => {
  const rules = new Map<string, { slug: string; name: string; rule: NonNullable<RefundRule> }>()
  for (const { item, refundRule: rule } of entries) {
    const { showSlug: slug, showName: name } = item
    const known = rules.get(slug)
    if (rule && (!known || rule.until < known.rule.until)) rules.set(slug, { slug, name, rule })
  }
  return [...rules.values()]
}

const nextOf = (entries: readonly SoldEntry[]) => {
  if (entries.length === 0) return 'nextMembership'
  return entries.some(({ item }) => item.dogId !== undefined) ? 'nextEntries' : 'nextExtras'
}

const sentenceOf = (percent: number) => {
  if (percent === 100) return messages.whole
  return percent === 0 ? messages.none : messages.part
}

const ShowRefund = ({ name, rule }: { name: string; rule: NonNullable<RefundRule> }) => {
  const { formatNumber } = useIntl()
  const { instant } = useFormats()
  return (
    <p>
      <FormattedMessage
        {...sentenceOf(rule.percent)}
        values={{
          name,
          until: instant(rule.until, rule.timeZone),
          percent: formatNumber(rule.percent / 100, { style: 'percent' }),
          show: (text) => <bdi key="show">{text}</bdi>,
        }}
      />
    </p>
  )
}

const to = (path: string, text: ReactNode) => (
  <TextLink asChild alone>
    <Link to={path}>{text}</Link>
  </TextLink>
)

/** What a buyer should know before paying: refunds, what happens next and who sells. Without entries it is a membership. */
export const SaleTerms = ({ entries }: { entries: readonly SoldEntry[] }) => {
  const rules = rulesOf(entries)
  const isMembership = entries.length === 0
  const locale = useShownLocale()
  const { legal } = organisation
  return (
    <Root>
      {(isMembership || rules.length > 0) && (
        <Refunds>
          <RotateCcw aria-hidden />
          <div>
            <chakra.h2 textStyle="label">
              <FormattedMessage {...messages.refund} />
            </chakra.h2>
            {rules.map(({ slug, name, rule }) => (
              <ShowRefund key={slug} name={name} rule={rule} />
            ))}
            {isMembership && (
              <p>
                <FormattedMessage
                  {...messages.membership}
                  values={{
                    contact: (text) => (
                      <TextLink asChild key="contact" color="inherit">
                        <Link to={paths.contact}>{text}</Link>
                      </TextLink>
                    ),
                  }}
                />
              </p>
            )}
          </div>
        </Refunds>
      )}
      <div>
        <Heading>
          <FormattedMessage {...messages.next} />
        </Heading>
        <p>
          <FormattedMessage {...messages[nextOf(entries)]} />
        </p>
      </div>
      <Seller>
        <Heading>
          <FormattedMessage {...messages.seller} />
        </Heading>
        <p>{[legal.name, legal.address[locale]].join(', ')}</p>
        <Links>
          {to(paths.contact, <FormattedMessage {...messages.contact} />)}
          {to(paths.terms, <FormattedMessage {...messages.terms} />)}
          {to(paths.privacy, <FormattedMessage {...messages.privacy} />)}
        </Links>
      </Seller>
    </Root>
  )
}
