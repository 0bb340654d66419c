/** @jest-environment ./src/testing/environment.cjs */
import { authApi } from '../../../api/account/authApi'
import { makeStore } from '../../../store/makeStore'
import { fieldChanged, formBegun } from '../../../store/forms/formsSlice'
import { formOf } from '../../../store/forms/formState'
import { navigate } from '../../../store/router/navigation'
import type { ReportOrigin } from '../../../store/router/reportOrigin'
import { failed, menuToggled, stepsKept } from '../../../store/ui/uiSlice'
import { memoryEffects } from '../../../testing/memoryEffects'
import { holds } from '../../../testing/recordedTrace'
import { sampleUser } from '../../../testing/samples'
import { foldTrace } from '../../../trace/foldTrace'
import { readTrace } from '../../../trace/readTrace'
import { secretsIn } from '../../../trace/redactTrace'
import { followConsent } from '../ring/followConsent'
import { makeFile } from './makeFile'

const secret = 'Hortensja Tajna'
const short = 'Bee'
const thrown = {
  message: `No dog "${short}" of ${secret} (zoe@example.org): "${secret.slice(0, 7)}"... is not valid JSON`,
  stack: `Error: No dog of ${secret}\n    at Dogs (https://club.example/assets/dogs.js:1:200)`,
}

const open = async ({ keeps = true } = {}) => {
  const environment = memoryEffects(() => ({ status: 200, body: JSON.stringify({ ...sampleUser(1), name: secret }) }), {
    token: 'a-token-that-is-held',
  })
  const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
  await store.persist()
  followConsent(store)
  store.dispatch(stepsKept(keeps))
  await store.dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
  const base = { name: '', remarks: '' }
  store.dispatch(formBegun({ id: 'dog', form: formOf(base, null) }))
  store.dispatch(fieldChanged({ id: 'dog', path: 'remarks', value: short }))
  const crash = () => store.dispatch(failed({ of: 'screen', pathname: '/dogs', missing: false, ...thrown }))
  const report = (origin: ReportOrigin = { page: '/dogs', error: thrown }) => {
    store.dispatch(navigate('/report-problem', { state: origin }))
    return store.dispatch(makeFile())
  }
  return { store, effects: store.port.effects, crash, report }
}

const expectNoSecret = (text: string) => {
  for (const one of [secret, 'a-token-that-is-held', 'zoe@example.org', sampleUser(1).email])
    expect([one, holds(text, one)]).toEqual([one, false])
  expect(text).not.toContain(short)
}

describe('the file of a report', () => {
  it('has no secret, in its steps and in the error, replays identically, and names the step that broke [X22]', async () => {
    const { store, crash, report, effects } = await open()
    store.dispatch(menuToggled())
    crash()
    const { origin, steps, refused } = report()
    expect(refused).toBeNull()
    expectNoSecret(steps?.text ?? '')
    expectNoSecret(JSON.stringify(origin))
    // What says where it broke is still there.
    expect(origin?.page).toBe('/dogs')
    expect(origin?.error?.stack).toContain('at Dogs (https://club.example/assets/dogs.js:1:200)')
    const read = readTrace(steps?.text ?? '')
    if (!read.success) throw new Error(read.reason)
    expect(secretsIn(read.trace)).toEqual({})
    expect(foldTrace(read.trace)).toMatchObject({ divergence: null })
    expect(read.trace.actions[(steps?.failedStep ?? 0) - 1]?.type).toBe('ui/failed')
    expect(await effects.files.kept(steps?.file ?? '')?.text()).toBe(steps?.text)
  })

  it('without consent has no steps, and the error without its secrets [X22]', async () => {
    const { crash, report } = await open({ keeps: false })
    crash()
    const { origin, steps, refused } = report()
    expect({ steps, refused }).toEqual({ steps: null, refused: null })
    expectNoSecret(JSON.stringify(origin))
    expect(origin?.error?.message).toContain('is not valid JSON')
  })

  it('is cut to the last steps that fit, and says that none do [X23]', async () => {
    const { store, report } = await open()
    for (let count = 0; count < 300; count += 1) store.dispatch(menuToggled())
    const { steps } = report()
    const length = steps?.text.length ?? 0
    const most = length - 10_000
    const cut = store.dispatch(makeFile(most))
    expect(cut.steps?.text.length).toBeLessThanOrEqual(most)
    const kept = cut.steps?.trace.actions.length ?? 0
    expect(kept).toBeGreaterThan(50)
    expect(kept).toBeLessThan(300)
    expect(cut.steps && foldTrace(cut.steps.trace).divergence).toBeNull()
    expect(store.dispatch(makeFile(100))).toMatchObject({ steps: null, refused: 'large', origin: { page: '/dogs' } })
  })
})
