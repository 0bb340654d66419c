import { lazy } from 'react'

/** What the layouts show of the desk. Few work there, and visitors never do. */
export const DeskPart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-menu" */ './DeskMenu')).DeskPart,
}))
