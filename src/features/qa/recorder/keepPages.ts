import { createEarlierPages, type EarlierPages } from './earlierPages'
import { recordingKey } from './recordingKey'
import { traceOfPage, type Source } from './saveRecording'

/** Keeps the recording when the page is left, unless the tester has stopped it: the next page begins a new one. */
export const keepPages = (source: Source): EarlierPages => {
  const { effects, recorder } = source
  const earlier = createEarlierPages(effects.session)
  effects.onLeave(() => {
    const isStopped = effects.session.read(recordingKey) === null
    if (!isStopped && recorder.count() > 0) earlier.keep(traceOfPage(source))
  })
  return earlier
}
