import type { ShowSummary } from '#contract/show/show'
import { positionOf } from '#contract/show/town'
import { project, type Point } from './projection'

export interface MapPlace extends Point {
  shows: ShowSummary[]
}

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

const middle = (from: number, to: number) => (from + to) / 2

/** The part of the map that has all the points, in the given shape; not closer than `least` units of width. */
export const frameOf = (points: readonly Point[], { ratio, least }: { ratio: number; least: number }): Frame => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const margin = 1.35
  const width = Math.max(least, (right - left) * margin, (bottom - top) * margin * ratio)
  const height = width / ratio
  return { left: middle(left, right) - width / 2, top: middle(top, bottom) - height / 2, width, height }
}

/**
 * Where shows are, as they come: shows nearer to each other than `apart` units are one place, since their plates would
 * cover each other. Shows without a position are left over.
 */
export const placesOf = (shows: readonly ShowSummary[], apart: number) => {
  const places: MapPlace[] = []
  const left: ShowSummary[] = []
  for (const show of shows) {
    const position = positionOf(show)
    if (position === null) left.push(show)
    else {
      const point = project(position)
      const near = places.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < apart)
      if (near) near.shows.push(show)
      else places.push({ ...point, shows: [show] })
    }
  }
  return { places, left }
}
