import type { Position } from '#contract/show/town'
import outlines from './outlines.json'

export interface Point {
  x: number
  y: number
}

const untyped: unknown = outlines
const { scale, paths } = untyped as { scale: number; paths: string[] }

/** The outlines of countries as SVG paths; `npm run places` makes them. */
export const countryPaths = paths

/** How many units of the map a radian of longitude is wide. */
export const mapScale = scale

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a position is on the map: by Mercator's projection, as the outlines are. */
export const project = ({ latitude, longitude }: Position): Point => ({
  x: mapScale * radians(longitude),
  y: -mapScale * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
})
