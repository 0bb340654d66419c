import { lazy } from 'react'

// Few work at the desk, and visitors never do.
const load = () => import(/* webpackChunkName: "desk-menu" */ './DeskMenu')

export const DeskMenu = lazy(async () => ({ default: (await load()).DeskMenu }))
export const DeskLink = lazy(async () => ({ default: (await load()).DeskLink }))
