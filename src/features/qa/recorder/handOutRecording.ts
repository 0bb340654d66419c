import type { SystemContext } from '@chakra-ui/react'
import { followWidth } from '../followWidth'
import { createEarlierPages } from './earlierPages'
import { recordingKey } from './recordingKey'
import type { AppStore } from '../../../store/makeStore'
import { traceOfPage, type Source } from './saveRecording'
import { showBadge } from './showBadge'

/** Shows that this tab is recorded, hands its recording out, and keeps it when the page is left: the next page begins a new one. */
export const handOutRecording = async (source: Source & { store: AppStore }, system: SystemContext): Promise<void> => {
  const { store, effects, recorder } = source
  const earlier = createEarlierPages(effects.session)
  let isStopped = false
  followWidth(store)
  effects.onLeave(() => {
    if (!isStopped && recorder.count() > 0) earlier.keep(traceOfPage(source))
  })
  const stop = () => {
    isStopped = true
    earlier.clear()
    effects.session.remove(recordingKey)
    const { pathname, search, hash } = effects.navigation.current()
    const query = new URLSearchParams(search)
    // It would begin anew.
    query.delete('qa')
    effects.navigation.replace(`${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`, null)
    effects.navigation.reload()
  }
  await showBadge({ ...source, earlier, stop, system })
}
