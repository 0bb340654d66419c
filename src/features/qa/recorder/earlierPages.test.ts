import { memoryEffects } from '../../../testing/memoryEffects'
import { createEarlierPages, earlierPagesKey } from './earlierPages'

const kept = (text: string) => ({
  success: true as const,
  text,
  trace: { form: 'clearRound' as const, actions: [] },
  redaction: {},
})
const aSession = () => memoryEffects(() => null).effects.session

it('keeps each page that is left, the newest state of a page that is left twice', () => {
  const session = aSession()
  createEarlierPages(session).keep(kept('one'))
  const second = createEarlierPages(session)
  second.keep(kept('two'))
  second.keep(kept('two, shown again'))
  expect(createEarlierPages(session).all()).toEqual([
    { number: 1, text: 'one' },
    { number: 2, text: 'two, shown again' },
  ])
})

it('lets the oldest pages go where they do not fit together', () => {
  const session = aSession()
  for (const letter of ['a', 'b', 'c', 'd']) createEarlierPages(session).keep(kept(letter.repeat(600_000)))
  const pages = createEarlierPages(session).all()
  expect(pages.map(({ number }) => number)).toEqual([3, 4])
  expect(session.read(earlierPagesKey)?.length).toBeLessThan(1_500_000)
})

it('notes why a page has no trace, keeps nothing once it is cleared, and survives a malformed list', () => {
  const session = aSession()
  const pages = createEarlierPages(session)
  pages.keep({ success: false, reason: 'secret' })
  expect(createEarlierPages(session).all()).toEqual([{ number: 1, refused: { reason: 'secret' } }])
  pages.clear()
  expect(createEarlierPages(session).all()).toEqual([])
  session.write(earlierPagesKey, '{damaged')
  expect(createEarlierPages(session).all()).toEqual([])
})
