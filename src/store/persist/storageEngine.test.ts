import { rootReducer } from '../rootReducer'
import { createStorageEngine } from './storageEngine'

const item = {
  item: {
    classId: '00000005-0000-4000-8000-000000000101',
    dogId: '00000005-0000-4000-8000-000000000102',
    dogName: 'Łatka',
    showSlug: 'open-day',
    showName: 'Open day',
    date: '2026-12-12',
    startTime: '08:30',
    ring: 1,
    type: 'agility',
    height: 'any',
    currency: 'GBP',
  },
  price: 550,
  total: 550,
}

const initial = rootReducer(undefined, { type: 'test/init' }) as never

const open = (stored: Record<string, string>) => {
  const texts = new Map(Object.entries(stored))
  const written: string[] = []
  const engine = createStorageEngine(
    {
      read: (key) => texts.get(key) ?? null,
      write: (key, value) => {
        written.push(key)
        texts.set(key, value)
      },
      remove: (key) => {
        written.push(key)
        texts.delete(key)
      },
      onChange: () => () => undefined,
    },
    initial,
  )
  return { engine, texts, written }
}

const restored = async (stored: Record<string, string>) => {
  const { engine, ...rest } = open(stored)
  const state = await engine.getItem()
  return { state, engine, ...rest }
}

describe('the storage engine', () => {
  it('reads raw values under the specified keys', async () => {
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

  it.each([
    ['purchase-items', ['undefined', 'null', '5', '{bad', '{"a":1}', '"text"']],
    ['token', ['', 'null', 'undefined', 'a\r\nb', 'żółw', 'x'.repeat(5000)]],
    ['menu_collapsed', ['yes', '1', 'null', '{}']],
    ['locale', ['de', '', 'EN']],
    ['color-scheme', ['blue', '']],
    ['flags', ['[]', 'null', '{"maintenance-mode":"yes"}', '<html>']],
  ])('takes the first value where %s is garbage, and repairs it at the next write', async (key, garbage) => {
    for (const raw of garbage) {
      const { state, engine, texts } = await restored({ [key]: raw })
      expect(state).toEqual({})
      await engine.setItem('root', initial)
      expect(texts.get(key)).not.toBe(raw)
    }
  })

  it('keeps the good lines of a cart and drops the others', async () => {
    const { state } = await restored({
      'purchase-items': JSON.stringify([null, item, { a: 1 }, { ...item, price: -5 }]),
    })
    expect(state).toEqual({ purchase: { purchaseItems: [item] } })
  })

  it('writes nothing that this tab did not change', async () => {
    const { engine, written, texts } = await restored({ 'purchase-items': JSON.stringify([item]) })
    const state = {
      ...(initial as object),
      purchase: { purchaseItems: [item] },
      auth: { token: 'new', pathname: null },
    }
    await engine.setItem('root', state)
    expect(written).toEqual(['token'])
    expect(texts.get('token')).toBe('new')
  })

  it('removes a token that is gone, once', async () => {
    const { engine, written, texts } = await restored({ token: 'abc' })
    await engine.setItem('root', initial)
    await engine.setItem('root', initial)
    expect(texts.has('token')).toBe(false)
    expect(written).toEqual(['token'])
  })

  it('takes what another tab wrote without writing it back', async () => {
    const { engine, written } = await restored({})
    expect(engine.heard('purchase-items', JSON.stringify([item]))).toEqual({ purchase: { purchaseItems: [item] } })
    expect(engine.heard('token', null)).toEqual({ auth: { token: null } })
    expect(engine.heard('somebody-elses', 'x')).toBeNull()
    await engine.setItem('root', { ...(initial as object), purchase: { purchaseItems: [item] } })
    expect(written).toEqual([])
  })
})
