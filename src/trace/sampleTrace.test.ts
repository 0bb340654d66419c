import { readFileSync, writeFileSync } from 'node:fs'
import type { UnknownAction } from '@reduxjs/toolkit'
import { paths } from '#contract/shared/paths'
import { api } from '../api/api'
import '../api/show/showsApi'
import { makeStore } from '../store/makeStore'
import { navigate } from '../store/router/navigation'
import { menuToggled } from '../store/ui/uiSlice'
import { memoryEffects } from '../testing/memoryEffects'
import { about } from '../testing/recordedTrace'
import { foldTrace } from './foldTrace'
import { readTrace } from './readTrace'
import { createRecorder } from './recorder/recorder'
import { secretsIn } from './redactTrace'
import { saveTrace } from './saveTrace'

type Call = { initiate: (season: null, options: { forceRefetch: true }) => UnknownAction }
const listOfShows = () =>
  (api.endpoints as unknown as Record<'getShows', Call>).getShows.initiate(null, { forceRefetch: true })

const file = 'server/seed/problemTrace.json'

/** A visitor opens the list of shows, which the server can't answer, and tries again. */
const record = async (): Promise<string> => {
  const failure = { code: 'internal_error', message: 'Something went wrong.', requestId: '0' }
  const { effects } = memoryEffects(() => ({ status: 500, body: JSON.stringify(failure) }))
  let time = Date.parse('2026-11-21T10:00:00Z')
  const recorder = createRecorder(() => (time += 900))
  const port = { effects: recorder.watch(effects), apiHost: 'http://localhost' }
  const store = makeStore({}, { ...port, enhancers: [recorder.enhancer] })
  store.dispatch(menuToggled())
  store.dispatch(navigate(paths.shows))
  await store.dispatch(listOfShows())
  await store.dispatch(listOfShows())
  const saved = saveTrace(recorder.recording(), about)
  if (!saved.success) throw new Error(`The sample trace is not saved: ${saved.reason}`)
  return `${saved.text}\n`
}

it('the trace of the sample report replays identically and holds no secret; SAMPLE_TRACE=renew records it again [X38]', async () => {
  if (process.env['SAMPLE_TRACE'] === 'renew') writeFileSync(file, await record())
  const read = readTrace(readFileSync(file, 'utf8'))
  if (!read.success) throw new Error(read.reason)
  expect(secretsIn(read.trace)).toEqual({})
  const { frames, divergence } = foldTrace(read.trace)
  expect([frames.length > 5, divergence]).toEqual([true, null])
})
