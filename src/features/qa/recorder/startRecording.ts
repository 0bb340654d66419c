import type { SystemContext } from '@chakra-ui/react'
import type { ApiExtra } from '../../../api/request'
import type { AppStore } from '../../../store/makeStore'
import { createRecorder } from '../../../trace/recorder/recorder'
import { recordingKey } from './recordingKey'

/** Records this tab from its first action on; what can be done with the recording comes once the page is live. */
export const startRecording = async (live: ApiExtra['effects']) => {
  const recorder = createRecorder(() => Date.parse(live.clock.now()))
  const effects = recorder.watch(live)
  // Waited for: a page that is left as soon as it is live must leave its trace.
  const { createEarlierPages, keepPages } = await import(/* webpackChunkName: "recorder-pages" */ './keepPages')
  effects.session.write(recordingKey, '1')
  const earlier = createEarlierPages(effects.session)
  return {
    enhancers: [recorder.enhancer],
    /** The page's port, which records its requests. */
    effects,
    /** After the store has set what it does itself when the page is left, so that the trace has that too. */
    keep: () => keepPages({ effects, recorder, earlier }),
    show: async (store: AppStore, system: SystemContext) => {
      const { handOutRecording } = await import(/* webpackChunkName: "recorder-badge" */ './handOutRecording')
      await handOutRecording({ store, effects, recorder, earlier }, system)
    },
  }
}
