import type { Effects } from '../../effects/effects'
import { cartLine } from '../../testing/samples'
import { rootReducer } from '../rootReducer'
import { createStorageEngine } from './storageEngine'

const item = cartLine(1)
const initial = rootReducer(undefined, { type: 'test/init' }) as unknown as Record<string, Record<string, unknown>>

const withCart = (purchaseItems: unknown[]): Record<string, Record<string, unknown>> => ({
  ...initial,
  purchase: { purchaseItems },
})
const withToken = (token: string) => ({ ...initial, auth: { token, pathname: null, user: null } })
/** Keys for which the browser has no room. */
const refuse = new Set<string>()

const open = (stored: Record<string, string>) => {
  const texts = new Map(Object.entries(stored))
  const written: string[] = []
  const clock = { at: Date.parse('2026-11-21T10:00:00Z'), now: () => new Date(clock.at).toISOString() }
  const storage: Effects['storage'] = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => {
      if (refuse.has(key)) throw new Error('quota')
      written.push(key)
      texts.set(key, value)
    },
    remove: (key) => {
      written.push(key)
      texts.delete(key)
    },
    onChange: () => () => undefined,
  }
  const engine = createStorageEngine({ storage, clock }, initial)
  return { engine, texts, written, clock }
}

const restored = async (stored: Record<string, string>) => {
  const { engine, ...rest } = open(stored)
  const state = await engine.getItem()
  return { state, engine, ...rest }
}

describe('the storage engine', () => {
  it('reads raw values under the specified keys [4.8 9.2 10.7]', async () => {
    const { state } = await restored({
      token: 'abc123',
      'purchase-items': JSON.stringify([item]),
      pathname: '/shows?x=1',
      menu_collapsed: 'true',
      locale: 'pl',
      'color-scheme': 'dark',
      contrast: 'sunlight',
      flags: '{"maintenance-mode":true,"registration-disabled":false,"login-disabled":false}',
    })
    expect(state).toMatchObject({
      auth: { token: 'abc123', pathname: '/shows?x=1' },
      purchase: { purchaseItems: [item] },
      ui: { menu_collapsed: true, locale: 'pl', colorScheme: 'dark', contrast: 'sunlight' },
      flags: { 'maintenance-mode': true },
    })
  })

  it.each(['x', 'x'.repeat(513), 'x'.repeat(1_000_000), 'blank inside', 'clé'])(
    'takes any token that a header can carry: %.20s [T17]',
    async (token) => {
      const { state, engine, written } = await restored({ token })
      expect(state).toEqual({ auth: { token } })
      await engine.setItem('root', withToken(token))
      expect(written).toEqual([])
    },
  )

  it.each([
    ['purchase-items', ['', 'undefined', 'null', '5', '{bad', '{"a":1}', '"text"', '['.repeat(10_000)]],
    ['token', ['', 'null', 'undefined', 'a\r\nb', 'a\tb', 'a\u0085b', ' a', 'żółw']],
    ['menu_collapsed', ['yes', '1', 'null', '{}']],
    ['locale', ['de', '', 'EN']],
    ['color-scheme', ['blue', '']],
    ['flags', ['[]', 'null', '{"maintenance-mode":"yes"}', '<html>']],
  ])(
    'takes the first value where %s is garbage, and repairs it at the next write [1.19 4.9 L03]',
    async (key, garbage) => {
      for (const raw of garbage) {
        const { state, engine, texts } = await restored({ [key]: raw })
        expect(state).toEqual({})
        await engine.setItem('root', initial)
        expect(texts.get(key)).not.toBe(raw)
      }
    },
  )

  it('keeps the good lines of a cart and drops the others [L01 S05]', async () => {
    const { state } = await restored({
      'purchase-items': JSON.stringify([null, item, { a: 1 }, { ...item, price: -5 }]),
    })
    expect(state).toEqual({ purchase: { purchaseItems: [item] }, ui: { unreadItems: 2 } })
  })

  it('leaves lines of another build where they are until the cart changes [T25]', async () => {
    const newer = JSON.stringify([{ ...item, seat: 7, price: { minor: 550 } }, item])
    const { state, engine, texts, written } = await restored({ 'purchase-items': newer })
    const ui = { ...initial['ui'], ...state['ui'] }
    await engine.setItem('root', { ...withCart([item]), ui })
    await engine.setItem('root', { ...withCart([item]), ui: { ...ui, locale: 'pl' } })
    expect(texts.get('purchase-items')).toBe(newer)
    expect(written).toEqual(['locale'])
    await engine.setItem('root', { ...withCart([item, cartLine(2)]), ui })
    expect(texts.get('purchase-items')).toBe(JSON.stringify([item, cartLine(2)]))
  })

  it('leaves nothing of them to the next user', async () => {
    const { engine, texts } = await restored({ 'purchase-items': JSON.stringify([{ ...item, price: 'free' }]) })
    await engine.setItem('root', { ...withCart([]), ui: { ...initial['ui'], unreadItems: 0 } })
    expect(texts.get('purchase-items')).toBe('[]')
  })

  it('leaves lines of another build in another tab where they are, and reports them [T25]', async () => {
    const { engine, texts, written } = await restored({})
    const newer = JSON.stringify([{ ...item, price: { minor: 550 } }, item])
    texts.set('purchase-items', newer)
    const remoteChange = engine.remoteChange('purchase-items', initial)
    expect(remoteChange).toEqual({ purchase: { purchaseItems: [item] }, ui: { unreadItems: 1 } })
    await engine.setItem('root', { ...withCart([item]), ui: { ...initial['ui'], unreadItems: 1 } })
    expect(written).toEqual([])
    texts.set('purchase-items', JSON.stringify([item]))
    expect(engine.remoteChange('purchase-items', withCart([item]))).toMatchObject({ ui: { unreadItems: 0 } })
  })

  it('holds an entry once, and no more lines than a purchase may have', async () => {
    const many = Array.from({ length: 60 }, (_, number) => cartLine(number + 10))
    const { state } = await restored({ 'purchase-items': JSON.stringify([item, item, ...many]) })
    expect(state).toEqual({ purchase: { purchaseItems: [item, ...many].slice(0, 50) } })
  })

  it('writes nothing that this tab did not change', async () => {
    const { engine, written, texts } = await restored({ 'purchase-items': JSON.stringify([item]) })
    const state = {
      ...initial,
      purchase: { purchaseItems: [item] },
      auth: { token: 'new', pathname: null },
    }
    await engine.setItem('root', state)
    expect(written).toEqual(['token'])
    expect(texts.get('token')).toBe('new')
  })

  it('removes a removed token from storage, once', async () => {
    const { engine, written, texts } = await restored({ token: 'abc' })
    await engine.setItem('root', initial)
    await engine.setItem('root', initial)
    expect(texts.has('token')).toBe(false)
    expect(written).toEqual(['token'])
  })

  it('takes another tab’s value without writing it back', async () => {
    const { engine, written, texts } = await restored({ token: 'abc' })
    texts.set('purchase-items', JSON.stringify([item]))
    texts.delete('token')
    expect(engine.remoteChange('purchase-items', initial)).toMatchObject({ purchase: { purchaseItems: [item] } })
    expect(engine.remoteChange('token', withToken('abc'))).toEqual({ auth: { token: null } })
    expect(engine.remoteChange('somebody-elses', initial)).toBeNull()
    await engine.setItem('root', withCart([item]))
    expect(written).toEqual([])
  })

  it('follows when another tab clears everything', async () => {
    const { engine, texts } = await restored({ token: 'abc', locale: 'pl' })
    texts.clear()
    expect(engine.remoteChange(null, withToken('abc'))).toMatchObject({ auth: { token: null }, ui: { locale: 'en' } })
  })

  it('keeps writing the other keys when there is no room for one [L06]', async () => {
    const { engine, texts } = await restored({})
    const full = withCart([item])
    refuse.add('purchase-items')
    await expect(engine.setItem('root', { ...full, ui: { ...full['ui'], locale: 'pl' } })).rejects.toThrow('quota')
    refuse.clear()
    expect(texts.get('locale')).toBe('pl')
    expect(texts.has('purchase-items')).toBe(false)
    await engine.setItem('root', full)
    expect(texts.get('purchase-items')).toBe(JSON.stringify([item]))
  })
})

describe('a cart in two tabs', () => {
  const [second, third] = [cartLine(2), cartLine(3)]
  const stored = (texts: Map<string, string>) => JSON.parse(texts.get('purchase-items') ?? 'null') as unknown

  it('holds the lines that each of them added, in any order of events', async () => {
    const { engine, texts } = await restored({ 'purchase-items': JSON.stringify([item]) })
    texts.set('purchase-items', JSON.stringify([item, second]))
    await engine.setItem('root', withCart([item, third]))
    expect(stored(texts)).toEqual([item, second, third])
    expect(engine.remoteChange('purchase-items', withCart([item, third]))).toMatchObject({
      purchase: { purchaseItems: [item, second, third] },
    })
  })

  it('takes a removal for a change: here', async () => {
    const { engine, texts } = await restored({ 'purchase-items': JSON.stringify([item]) })
    texts.set('purchase-items', JSON.stringify([item, second]))
    await engine.setItem('root', withCart([]))
    expect(stored(texts)).toEqual([second])
  })

  it('takes a removal for a change: there', async () => {
    const { engine, texts } = await restored({ 'purchase-items': JSON.stringify([item, second]) })
    texts.set('purchase-items', JSON.stringify([second]))
    // Added here and not written yet when the event comes.
    expect(engine.remoteChange('purchase-items', withCart([item, second, third]))).toMatchObject({
      purchase: { purchaseItems: [second, third] },
    })
    await engine.setItem('root', withCart([second, third]))
    expect(stored(texts)).toEqual([second, third])
  })

  it('keeps a line that the other tab could not see when it wrote at the same moment', async () => {
    const { engine, texts, clock } = await restored({})
    await engine.setItem('root', withCart([item]))
    // The other tab read before this write arrived, and wrote after it.
    texts.set('purchase-items', JSON.stringify([second]))
    clock.at += 300
    const remoteChange = engine.remoteChange('purchase-items', withCart([item]))
    expect(remoteChange).toMatchObject({ purchase: { purchaseItems: [second, item] } })
    await engine.setItem('root', withCart([second, item]))
    expect(stored(texts)).toEqual([second, item])
  })

  it('believes a removal by someone who has had the time to see the line', async () => {
    const { engine, texts, clock } = await restored({})
    await engine.setItem('root', withCart([item]))
    clock.at += 2_000
    texts.set('purchase-items', '[]')
    expect(engine.remoteChange('purchase-items', withCart([item]))).toMatchObject({ purchase: { purchaseItems: [] } })
  })

  it('ends with the last change of one line', async () => {
    const dearer = { ...item, price: 600, total: 600 }
    const { engine, texts } = await restored({ 'purchase-items': JSON.stringify([item, second]) })
    texts.set('purchase-items', JSON.stringify([{ ...item, price: 580, total: 580 }]))
    await engine.setItem('root', withCart([dearer, second]))
    expect(stored(texts)).toEqual([dearer])
  })

  it('leaves a purchase that another tab has begun to that tab [M80]', async () => {
    const { engine, texts } = await restored({})
    texts.set('purchase', JSON.stringify({ key: 'theirs', ownerId: 'zoe', request: { kind: 'membership' } }))
    expect(engine.remoteChange('purchase', initial)).toBeNull()
    await engine.setItem('root', { ...initial, ui: { ...initial['ui'], locale: 'pl' } })
    expect(texts.get('purchase')).toContain('theirs')
  })

  it.each(['', 'null', '[]', '{"key":"k"}', '{"key":1,"ownerId":"zoe","request":{}}'])(
    'begins no purchase from %p [M80]',
    async (purchase) => expect((await restored({ purchase })).state).toEqual({}),
  )
})
