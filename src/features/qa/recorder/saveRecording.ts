import { app } from '../../../config/version'
import type { ApiExtra } from '../../../api/request'
import type { Recorder } from '../../../trace/recorder/recorder'
import { saveTrace, type SaveResult } from '../../../trace/saveTrace'
import type { EarlierPages } from './earlierPages'

export interface Recorded {
  effects: ApiExtra['effects']
  recorder: Recorder
  earlier: EarlierPages
}

export type Source = Pick<Recorded, 'effects' | 'recorder'>

/** The trace of this page so far, with no secret in it; says why where there is none. */
export const traceOfPage = ({ effects, recorder }: Source): SaveResult => {
  const recording = recorder.recording()
  const { locale, colorScheme } = (recording.states.at(-1) ?? recording.start).ui
  const env = { locale, colorScheme, width: document.documentElement.clientWidth, online: effects.network.isOnline() }
  return saveTrace(recording, { app, env })
}

/** Adds the baseline for `npm run replay -- --strict`. Too slow while a page is being left. */
const complete = async (text: string): Promise<string> => {
  try {
    const { completeText } = await import(/* webpackChunkName: "recorder-rerun" */ '../../../trace/rerun/completeText')
    return await completeText(text)
  } catch {
    // A trace without a baseline is better than none.
    return text
  }
}

const saveFile = ({ effects }: Source, text: string, part = '') => {
  const day = effects.clock.now().slice(0, 19).replaceAll(':', '-')
  effects.files.save(`clear-round-trace-${day}${part}.json`, 'application/json', text)
}

/** Hands the recording to the tester as a file. */
export const saveRecording = async (source: Source): Promise<SaveResult> => {
  const result = traceOfPage(source)
  if (result.success) saveFile(source, await complete(result.text))
  return result
}

/** Hands out the traces of the pages before this one, each as a separate file, which Redux DevTools import. */
export const saveEarlier = async (recorded: Recorded): Promise<void> => {
  for (const page of recorded.earlier.all())
    if ('text' in page) saveFile(recorded, await complete(page.text), `-page-${page.number}`)
}
