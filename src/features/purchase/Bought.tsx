import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { Purchase } from '#contract/purchase/purchase'
import { purchaseMessages } from '../../i18n/purchaseMessages'
import { listMessages } from './listMessages'

const Lines = chakra('div', { base: { '& > *': { display: 'block' } } })

/** What a purchase is for: the membership, and how many entries of each show. */
export const Bought = ({ purchase: { lines } }: { purchase: Purchase }) => {
  const shows = new Map<string, { name: string; count: number }>()
  for (const line of lines)
    if (line.kind === 'entry') {
      const { showSlug: slug, showName: name } = line.item
      shows.set(slug, { name, count: (shows.get(slug)?.count ?? 0) + 1 })
    }
  return (
    <Lines>
      {lines.map(
        (line) =>
          line.kind === 'membership' && (
            <span key="membership">
              <FormattedMessage {...purchaseMessages.membershipLine} values={{ years: line.years }} />
            </span>
          ),
      )}
      {[...shows].map(([slug, { name, count }]) => (
        <span key={slug}>
          <FormattedMessage
            {...listMessages.entriesOf}
            values={{ name, count, show: (text) => <bdi key="show">{text}</bdi> }}
          />
        </span>
      ))}
    </Lines>
  )
}
