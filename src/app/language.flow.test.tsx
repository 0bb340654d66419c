import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import type { loadLanguage } from '../i18n/loadLanguage'
import { renderApp } from '../testing/renderApp'

/** What does not come, as webpack says it: refused at once, or never answered. */
const broken = { polish: null as 'refused' | 'silent' | null }
jest.mock('../i18n/loadLanguage', () => {
  const real = jest.requireActual<{ loadLanguage: typeof loadLanguage }>('../i18n/loadLanguage')
  return {
    ...real,
    loadLanguage: async (locale: 'en' | 'pl') => {
      if (locale === 'pl' && broken.polish === 'silent') await new Promise(() => undefined)
      if (locale === 'pl' && broken.polish === 'refused') throw new Error('ChunkLoadError')
      return real.loadLanguage(locale)
    },
  }
})
afterEach(() => {
  broken.polish = null
})

const minute = 60_000
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
/** Nothing else changes the page while a test looks into storage. */
const showsAreThere = () => screen.findByText(/^\d+ shows?$/)
const message = () => screen.queryByText(/Couldn’t load the language you chose/)

describe('a page whose Polish does not come [T19]', () => {
  it('starts in English, says so, and keeps the choice [1.19 9.7]', async () => {
    broken.polish = 'refused'
    const { store, stored } = await renderApp(paths.shows, { locale: 'pl', storage: { locale: 'pl' } })
    expect(await heading('Shows')).toBeInTheDocument()
    await showsAreThere()
    expect(message()).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('en')
    expect(store.getState().ui.locale).toBe('pl')
    expect(await stored('locale')).toBe('pl')
  })

  it('becomes Polish without a press once the words are loaded', async () => {
    broken.polish = 'refused'
    const { advance } = await renderApp(paths.shows, { locale: 'pl' })
    await heading('Shows')
    advance(minute)
    expect(await heading('Shows')).toBeInTheDocument()
    broken.polish = null
    advance(minute)
    expect(await heading('Zawody')).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('pl')
    expect(message()).toBeNull()
  })

  it('becomes Polish at once when it is chosen again', async () => {
    broken.polish = 'refused'
    const { user } = await renderApp(paths.shows, { locale: 'pl' })
    await heading('Shows')
    broken.polish = null
    await user.click(screen.getByRole('button', { name: 'PL, Polski' }))
    expect(await heading('Zawody')).toBeInTheDocument()
    expect(message()).toBeNull()
  })

  it('has the organisation’s own texts in English too', async () => {
    broken.polish = 'refused'
    await renderApp(paths.about, { locale: 'pl' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('About')
  })
})

describe('a page whose Polish is not chosen until later [T19]', () => {
  it('stays English where it does not come, says so, keeps the choice and takes it up later', async () => {
    const { user, store, stored, advance } = await renderApp(paths.shows)
    await showsAreThere()
    broken.polish = 'refused'
    await user.click(await screen.findByRole('button', { name: 'PL, Polski' }))
    await waitFor(() => expect(message()).toBeInTheDocument())
    expect(await heading('Shows')).toBeInTheDocument()
    expect(store.getState().ui.locale).toBe('pl')
    expect(await stored('locale')).toBe('pl')
    broken.polish = null
    advance(minute)
    expect(await heading('Zawody')).toBeInTheDocument()
    expect(message()).toBeNull()
  })
})

it('a page waits ten seconds for words that neither come nor fail [T19]', async () => {
  const { firstLanguage } = await import('./boot/firstLanguage')
  const { makeStore } = await import('../store/makeStore')
  const { memoryEffects } = await import('../testing/memoryEffects')
  broken.polish = 'silent'
  const { effects } = memoryEffects(() => null, { locale: 'pl' })
  const store = makeStore({}, { effects })
  await store.persist()
  const due: { milliseconds: number; run: () => void }[] = []
  const first = firstLanguage(store, {
    timers: { after: (milliseconds, run) => (due.push({ milliseconds, run }), () => undefined) },
  })
  expect(due.map(({ milliseconds }) => milliseconds)).toEqual([10_000])
  act(() => due[0]?.run())
  expect(await first).toMatchObject({ locale: 'en' })
  expect(store.getState().ui).toMatchObject({ locale: 'pl', languageMissing: true })
})
