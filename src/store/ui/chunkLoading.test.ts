import { memoryEffects, type Answer } from '../../testing/memoryEffects'
import { fieldChanged, formBegun } from '../forms/formsSlice'
import { formOf } from '../forms/formState'
import { makeStore } from '../makeStore'
import { navigate } from '../router/navigation'
import { chunkLoadFailed, chunkLoaded } from './chunkLoading'

const page = (answer: Answer) => {
  const environment = memoryEffects(() => answer)
  // The page's own address has no host here.
  const { fetch } = environment.effects
  environment.effects.fetch = (input, init) => fetch(new URL(input as string, 'http://localhost'), init)
  const store = makeStore({}, { effects: environment.effects })
  store.dispatch(navigate('/shows?x=1'))
  environment.sent.length = 0
  return { store, ...environment }
}
const there: Answer = { status: 200, body: '' }

describe('a missing chunk of the application', () => {
  it('loads the page again, once', async () => {
    const { store, sent } = page(there)
    await store.dispatch(chunkLoadFailed())
    expect(sent).toEqual(['HEAD /shows', 'reload'])
    await store.dispatch(chunkLoadFailed())
    expect(sent).toHaveLength(2)
  })

  it('does so again after the next deployment, when another screen stood in between', async () => {
    const { store, sent } = page(there)
    await store.dispatch(chunkLoadFailed())
    store.dispatch(navigate('/regulations'))
    store.dispatch(chunkLoaded())
    await store.dispatch(chunkLoadFailed())
    expect(sent.filter((line) => line === 'reload')).toHaveLength(2)
  })

  it('does not reload repeatedly when the screen is shown and a part of it is missing', async () => {
    const { store, sent } = page(there)
    for (let load = 0; load < 3; load += 1) {
      store.dispatch(chunkLoaded())
      await store.dispatch(chunkLoadFailed())
    }
    expect(sent.filter((line) => line === 'reload')).toHaveLength(1)
  })

  it('does not while something typed would be lost', async () => {
    const { store, sent } = page(there)
    store.dispatch(formBegun({ id: 'dog', form: formOf({ name: '' }, null) }))
    store.dispatch(fieldChanged({ id: 'dog', path: 'name', value: 'Łatka' }))
    await store.dispatch(chunkLoadFailed())
    expect(sent).toEqual([])
  })

  it.each<[string, Answer]>([
    ['cannot be reached', null],
    ['is broken', { status: 502, body: '' }],
  ])('does not where the site %s', async (_name, answer) => {
    const { store, sent } = page(answer)
    await store.dispatch(chunkLoadFailed())
    expect(sent).toEqual(['HEAD /shows'])
  })

  it('does not where the browser cannot remember that it did', async () => {
    const { store, sent, effects } = page(there)
    effects.session.write = () => undefined
    await store.dispatch(chunkLoadFailed())
    expect(sent).toEqual(['HEAD /shows'])
  })
})
