import { readFileSync } from 'node:fs'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'

/** The outlines of the countries that the map shows, from the package world-atlas (Natural Earth, public domain). */
export const outlinesFile = 'src/features/show/finding/outlines.json'

/** How many units of the map a radian of longitude is wide. */
const scale = 2400
const corners: [west: number, south: number, east: number, north: number] = [-26, 34, 46, 66]
// Points closer than this are drawn as one: less than a line's width where the map is looked at closest.
const tolerance = 2

type Atlas = Parameters<typeof feature>[0]

interface Point {
  x: number
  y: number
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) >= tolerance

/** Written as steps from point to point: half the bytes. */
const steps = ([first, ...rest]: Point[]) => {
  let at = first
  const written = rest.map(({ x, y }) => {
    const step = `${x - (at?.x ?? 0)} ${y - (at?.y ?? 0)}`
    at = { x, y }
    return step
  })
  return `M${first?.x ?? 0} ${first?.y ?? 0}l${written.join(' ').replaceAll(' -', '-')}Z`
}

/** A path of whole numbers, each point far enough from the one before; an island smaller than that is left out. */
const thinned = (path: string): string =>
  path
    .split('Z')
    .map((ring) => {
      const points = ring.split(/[ML]/).filter(Boolean)
      const kept: Point[] = []
      for (const text of points) {
        const [x = 0, y = 0] = text.split(',').map((part) => Math.round(Number(part)))
        const before = kept.at(-1)
        if (!before || far(before, { x, y })) kept.push({ x, y })
      }
      return kept.length < 4 ? '' : steps(kept)
    })
    .join('')

/** The file as the packages of these versions have it: an SVG path a country. */
export const outlinesText = (): string => {
  const topology = JSON.parse(
    readFileSync('scripts/places/node_modules/world-atlas/countries-50m.json', 'utf8'),
  ) as Atlas
  const projection = geoMercator().scale(scale).translate([0, 0]).precision(0)
  const [west, south, east, north] = corners
  const [left, top] = projection([west, north]) ?? [0, 0]
  const [right, bottom] = projection([east, south]) ?? [0, 0]
  projection.clipExtent([
    [left, top],
    [right, bottom],
  ])
  const draw = geoPath(projection)
  const found = feature(topology, topology.objects['countries'] ?? { type: null })
  const countries = found.type === 'FeatureCollection' ? found.features : []
  const paths = countries.map((country) => thinned(draw(country) ?? '')).filter((path) => path !== '')
  return `${JSON.stringify({ scale, paths }, null, 2)}\n`
}
