import { distanceKm, Position, positionOf } from '#contract/show/town'
import type { ShowSummary } from '#contract/show/show'

/** Where distances are measured from, and what it is called. */
export interface Near extends Position {
  name: string
}

const nameMax = 100

/** As the address has it: 52.710,-2.752,Shrewsbury. What is no place on the globe is none. */
export const readNear = (text: string): Near | null => {
  const [latitude = '', longitude = '', ...rest] = text.split(',')
  const name = rest.join(',').trim().slice(0, nameMax)
  const isNumber = [latitude, longitude].every((part) => /^-?\d{1,3}(?:\.\d{1,9})?$/.test(part))
  const position = Position.safeParse({ latitude: Number(latitude), longitude: Number(longitude) })
  return isNumber && position.success && name !== '' ? { ...position.data, name } : null
}

export const writeNear = ({ latitude, longitude, name }: Near): string => [latitude, longitude, name].join(',')

export interface ShowAtDistance {
  show: ShowSummary
  /** Null where the show has no position. */
  kilometres: number | null
}

/** Shows with how far away they are, the nearest first, in their order where it is the same; last those without a position. */
export const byDistance = (shows: readonly ShowSummary[], near: Near): ShowAtDistance[] =>
  shows
    .map((show) => {
      const position = positionOf(show)
      return { show, kilometres: position && distanceKm(position, near) }
    })
    .sort((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) || 0)
