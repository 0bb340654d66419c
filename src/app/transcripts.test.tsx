import { act, screen } from '@testing-library/react'
import type { Locale } from '#contract/shared/locales'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, type Person } from '../testing/renderApp'
import { keptTranscript, readAloud } from '../testing/transcript'

type App = Awaited<ReturnType<typeof renderApp>>

interface Transcript {
  name: string
  path: string
  as?: Person
  locale?: Locale
  /** Words that come last. */
  until?: string[]
  /** What brings the screen into the state that is read aloud. */
  steps?: (app: App) => Promise<unknown>
}

const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })
const enterFirst = async ({ user }: App) => {
  const [free] = await screen.findAllByRole('button', { name: /^Enter / })
  if (free) await user.click(free)
}
const submit = async ({ user }: App) => user.click(await screen.findByRole('button', { name: 'Register' }))
const go = async ({ user }: App, name: RegExp) => {
  const [link] = await screen.findAllByRole('link', { name })
  if (link) await user.click(link)
}
const toCheckout = async (app: App) => {
  await enterFirst(app)
  await go(app, /^Cart, 1/)
  await app.user.click(await screen.findByRole('button', { name: 'Check out' }))
  await screen.findByLabelText('Card number')
}

// Text in another language, errors of a form, and a screen reached by keyboard and pointer: what differs for a reader.
const transcripts: Transcript[] = [
  {
    name: 'home.pl',
    path: paths.home,
    locale: 'pl',
    until: ['Shrewsbury Winter Classic', 'Jak działa kategoria Intermediate'],
  },
  { name: 'register with errors', path: paths.register, steps: submit },
  { name: 'checkout', path: show, as: 'member', steps: toCheckout },
]

// eslint-disable-next-line no-restricted-syntax -- `settled` pauses again until the page stays as it was.
const pause = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 200)))

/** Nothing more is on its way: no call is pending, and the page no longer changes. */
const settled = async ({ store }: App) => {
  const transcribe = () => {
    const pending = Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')
    return pending ? null : document.body.innerHTML
  }
  let before: string | null
  let now = transcribe()
  // A page that never rests runs out of the test's time.
  do {
    await pause()
    before = now
    now = transcribe()
  } while (now === null || now !== before)
}

describe('a screen reader says, as kept,', () => {
  it.each(transcripts)('$name', async ({ name, path, as, locale, until = [], steps }) => {
    const app = await renderApp(path, { ...(as && { as }), ...(locale && { locale }) })
    await screen.findByRole('heading', { level: 1 })
    for (const text of until) await screen.findAllByText(text)
    await settled(app)
    await steps?.(app)
    await settled(app)
    const present = await readAloud()
    expect(present).toBe(keptTranscript(name.replace(/ /g, '-'), present))
  })
})
