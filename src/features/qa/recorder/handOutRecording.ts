import type { SystemContext } from '@chakra-ui/react'
import { followWidth } from '../followWidth'
import { recordingKey } from './recordingKey'
import type { AppStore } from '../../../store/makeStore'
import type { Recorded } from './saveRecording'
import { showBadge } from './showBadge'

/** Shows that this tab is recorded, and hands its recording out. */
export const handOutRecording = async (
  recorded: Recorded & { store: AppStore },
  system: SystemContext,
): Promise<void> => {
  const { store, effects, earlier } = recorded
  followWidth(store)
  const stop = () => {
    earlier.clear()
    effects.session.remove(recordingKey)
    const { pathname, search, hash } = effects.navigation.current()
    const query = new URLSearchParams(search)
    // It would begin again.
    query.delete('qa')
    effects.navigation.replace(`${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`, null)
    effects.navigation.reload()
  }
  await showBadge({ ...recorded, stop, system })
}
