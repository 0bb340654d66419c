import { memoryEffects, type Answer } from '../../testing/memoryEffects'
import { changed } from '../drafts/draftsSlice'
import { makeStore } from '../makeStore'
import { wentTo } from '../router/navigation'
import { pieceMissed, screenShown } from './missingPiece'

const page = (answer: Answer) => {
  const world = memoryEffects(() => answer)
  // The page's own address has no host here.
  const { fetch } = world.effects
  world.effects.fetch = (input, init) => fetch(new URL(input as string, 'http://localhost'), init)
  const store = makeStore({}, { effects: world.effects })
  store.dispatch(wentTo('/shows?x=1'))
  world.asked.length = 0
  return { store, ...world }
}
const there: Answer = { status: 200, body: '' }

describe('a piece of the app that is gone', () => {
  it('loads the page anew, once', async () => {
    const { store, asked } = page(there)
    await store.dispatch(pieceMissed())
    expect(asked).toEqual(['HEAD /shows', 'reload'])
    await store.dispatch(pieceMissed())
    expect(asked).toHaveLength(2)
  })

  it('does so again after the next deployment, when a screen stood in between', async () => {
    const { store, asked } = page(there)
    await store.dispatch(pieceMissed())
    store.dispatch(screenShown())
    await store.dispatch(pieceMissed())
    expect(asked.filter((line) => line === 'reload')).toHaveLength(2)
  })

  it('does not while something typed would be lost', async () => {
    const { store, asked } = page(there)
    store.dispatch(changed({ form: 'dog', values: { name: 'Łatka' } }))
    await store.dispatch(pieceMissed())
    expect(asked).toEqual([])
  })

  it.each<[string, Answer]>([
    ['cannot be reached', null],
    ['is broken', { status: 502, body: '' }],
  ])('does not where the site %s', async (_name, answer) => {
    const { store, asked } = page(answer)
    await store.dispatch(pieceMissed())
    expect(asked).toEqual(['HEAD /shows'])
  })

  it('does not where the browser cannot remember that it did', async () => {
    const { store, asked, effects } = page(there)
    effects.session.write = () => undefined
    await store.dispatch(pieceMissed())
    expect(asked).toEqual(['HEAD /shows'])
  })
})
