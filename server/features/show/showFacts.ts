import { priceAt } from '../../domain/show/prices'
import type { LoadedShow } from '../../domain/show/showFromRow'

const status: Record<string, string> = { cancelled: 'EventCancelled' }

/** A show as a schema.org event, for search engines. */
export const showFacts = (
  { row, judges, classes }: LoadedShow,
  { url, now }: { url: string; now: Date },
): Record<string, unknown> => {
  const priced = classes.map((cls) => ({ ...priceAt(cls, row, now), currency: cls.currency }))
  const [cheapest] = priced.sort((one, other) => one.price - other.price)
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: row.name,
    url,
    sport: 'Dog agility',
    startDate: row.startDate,
    endDate: row.endDate,
    eventStatus: `https://schema.org/${status[row.state] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: row.addressLines[0] ?? row.city,
      address: {
        '@type': 'PostalAddress',
        streetAddress: row.addressLines.join(', '),
        postalCode: row.postcode,
        addressLocality: row.city,
        addressCountry: row.country,
      },
    },
    organizer: { '@type': 'Organization', name: 'Clear Round', url: new URL('/', url).href },
    performer: judges.map(({ name }) => ({ '@type': 'Person', name })),
    ...(cheapest && {
      offers: {
        '@type': 'Offer',
        url,
        price: (cheapest.price / 100).toFixed(2),
        priceCurrency: cheapest.currency,
        validFrom: row.entriesOpenAt.toISOString(),
        validThrough: row.entriesCloseAt.toISOString(),
      },
    }),
  }
}
