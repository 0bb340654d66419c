import type { DogSyncState } from './dogSyncSlice'

const event = (name: string) => (payload: Partial<DogSyncState>) => ({ type: `dogSync/${name}`, payload })

/** Begins anew: nothing of the file before is left. */
export const fileChosen = event('fileChosen')
export const fileProgressed = event('fileProgressed')
export const fileRefused = event('fileRefused')
export const tableRead = event('tableRead')
export const columnChosen = event('columnChosen')
export const dateOrderChosen = event('dateOrderChosen')
export const rowsRead = event('rowsRead')
export const stepOpened = event('stepOpened')
export const dogSelected = event('dogSelected')
export const matchPicked = event('matchPicked')
export const fieldsChosen = event('fieldsChosen')
export const applyStarted = event('applyStarted')
export const batchApplied = event('batchApplied')
export const applyCancelled = event('applyCancelled')
export const applyEnded = event('applyEnded')
export const mergeChanged = event('mergeChanged')
