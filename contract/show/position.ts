import * as z from 'zod/mini'

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

/** Where something is on the globe, in degrees: north and east are above zero. */
export const Position = z.object({ latitude: degrees(90), longitude: degrees(180) })
export type Position = z.infer<typeof Position>

const earthRadiusKm = 6371
const radians = (angle: number) => (angle * Math.PI) / 180
/** Half of what the cosine of an angle lacks of one: exact for small angles too, where a cosine is not. */
const haversine = (angle: number) => Math.sin(radians(angle) / 2) ** 2

/** How many kilometres lie between two places as the crow flies, to about half a per cent. */
export const distanceKm = (one: Position, other: Position): number => {
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const share = haversine(other.latitude - one.latitude) + across * haversine(other.longitude - one.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** The position of a record that may have none. */
export const positionOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude }
