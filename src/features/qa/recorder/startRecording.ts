import type { SystemContext } from '@chakra-ui/react'
import type { ApiExtra } from '../../../api/request'
import type { AppStore } from '../../../store/makeStore'
import { createRecorder } from '../../../trace/recorder/recorder'
import { recordingKey } from './recordingKey'

/** Records this tab from its first action on; what can be done with the recording comes once the page is live. */
export const startRecording = (effects: ApiExtra['effects']) => {
  const recorder = createRecorder(() => Date.parse(effects.clock.now()))
  effects.session.write(recordingKey, '1')
  return {
    enhancers: [recorder.enhancer],
    show: async (store: AppStore, system: SystemContext) => {
      const { handOutRecording } = await import(/* webpackChunkName: "recorder-badge" */ './handOutRecording')
      await handOutRecording({ store, effects, recorder }, system)
    },
  }
}
