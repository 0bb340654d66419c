import * as z from 'zod/mini'

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

/** Where something is on the globe, in degrees: north and east are above zero. */
export const Position = z.object({ latitude: degrees(90), longitude: degrees(180) })
export type Position = z.infer<typeof Position>

const earthRadiusKm = 6371
const radians = (angle: number) => (angle * Math.PI) / 180
/** Half of what the cosine of an angle lacks of one: exact for small angles too, where a cosine is not. */
const haversine = (angle: number) => Math.sin(radians(angle) / 2) ** 2

/** The distance between two places as the crow flies, in kilometres, to about half a per cent. */
export const distanceKm = (one: Position, other: Position): number => {
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const share = haversine(other.latitude - one.latitude) + across * haversine(other.longitude - one.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** The position of a record that may have none. */
export const positionOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** A place to measure distances from: a town, or the town that a postcode area is named after. */
export const Town = z.object({
  name: z.string(),
  /** Distinguishes towns of one name: a county, a voivodeship. */
  region: z.string(),
  country: z.string(),
  /** The postcode area that was looked for (SY, 60); null where it was the name. */
  area: z.nullable(z.string()),
  ...Position.shape,
})
export type Town = z.infer<typeof Town>

/** So many are found at most: more would be scrolled, not read. */
export const townsFound = 8
export const Towns = z.array(Town).check(z.maxLength(townsFound))
