import type { ApiExtra } from '../../../api/request'
import type { Recorder } from '../../../trace/recorder/recorder'

/**
 * The ring of each page, by its port: the boot begins it, and the form of a report reads it. It is too large for the store,
 * whose states it holds, and is never written into storage.
 */
const rings = new WeakMap<ApiExtra['effects'], Recorder>()

export const ringOf = (effects: ApiExtra['effects']): Recorder | null => rings.get(effects) ?? null

export const setRing = (effects: ApiExtra['effects'], ring: Recorder | null): void => {
  if (ring) rings.set(effects, ring)
  else rings.delete(effects)
}
