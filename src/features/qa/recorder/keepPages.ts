import { recordingKey } from './recordingKey'
import { traceOfPage, type Recorded } from './saveRecording'

export { createEarlierPages } from './earlierPages'

/** Keeps the recording when the page is left, unless the tester has stopped it: the next page begins a new one. */
export const keepPages = (recorded: Recorded): void => {
  const { effects, recorder, earlier } = recorded
  effects.onLeave(() => {
    const isStopped = effects.session.read(recordingKey) === null
    if (!isStopped && recorder.count() > 0) earlier.keep(traceOfPage(recorded))
  })
}
