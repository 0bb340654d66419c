import type { Show } from '#contract/show/show'
import { positionOf } from '#contract/show/town'

type Place = Pick<Show, 'addressLines' | 'postcode' | 'city' | 'country' | 'latitude' | 'longitude'>

/** Addresses of two maps that know the way: to the position of a show, or to its address where it has none. */
export const directionsTo = (show: Place) => {
  const position = positionOf(show)
  const address = [...show.addressLines, show.postcode, show.city, show.country]
    .filter((part) => part !== '')
    .join(', ')
  const to = position ? `${position.latitude},${position.longitude}` : address
  return {
    google: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to }).toString()}`,
    openStreetMap: position
      ? `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}`
      : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: to }).toString()}`,
  }
}
