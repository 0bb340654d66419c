import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { StoreProvider } from '../../../store/hooks'
import { makeStore } from '../../../store/makeStore'
import { menuToggled } from '../../../store/ui/uiSlice'
import { memoryEffects } from '../../../testing/memoryEffects'
import { renderKit } from '../../../testing/renderKit'
import { readTrace } from '../../../trace/readTrace'
import { createRecorder } from '../../../trace/recorder/recorder'
import type { State } from '../../../trace/trace'
import { createEarlierPages, earlierPagesKey } from './earlierPages'
import { RecorderBadge } from './RecorderBadge'

const open = async (locale: 'en' | 'pl', pages = '[]') => {
  const saved: string[] = []
  const { effects } = memoryEffects(() => null)
  const recorder = createRecorder(() => Date.parse(effects.clock.now()))
  const files = {
    ...effects.files,
    save: (_name: string, _type: string, text: string | Blob) => void saved.push(text as string),
  }
  const store = makeStore({}, { effects, enhancers: [recorder.enhancer] })
  const stop = jest.fn()
  effects.session.write(earlierPagesKey, pages)
  const earlier = createEarlierPages(effects.session)
  const props = { store, recorder, earlier, stop, effects: { ...effects, files } }
  const badge = (
    <StoreProvider store={store}>
      <RecorderBadge {...props} />
    </StoreProvider>
  )
  return { ...(await renderKit(badge, locale)), store, recorder, saved, stop }
}

it('counts the actions, hands out a trace that can be read, and stops', async () => {
  const { store, saved, stop, user } = await open('en')
  act(() => void store.dispatch(menuToggled()))
  expect(screen.getByText('Recording: 2 actions')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open in the player' })).toHaveAttribute('href', '/qa?page=1')
  await user.click(screen.getByRole('button', { name: 'Save trace' }))
  expect(await screen.findByText('Trace saved. It had no personal data.')).toBeVisible()
  expect(readTrace(saved[0] ?? '')).toMatchObject({
    success: true,
    trace: { form: 'clearRound', envelope: { rerun: { steps: [], requests: [] } } },
  })
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(stop).toHaveBeenCalledTimes(1)
})

it('saves no trace that replays differently, and says where it does, in Polish as well [X02]', async () => {
  const { store, recorder, saved, user } = await open('pl')
  act(() => void store.dispatch(menuToggled()))
  // As if a reducer had made what it does not make again.
  const { states } = recorder.recording()
  const [first, ...others] = states as [State, ...State[]]
  const changed = [first, ...others.map((state) => ({ ...state, ui: { ...state.ui, locale: 'pl' as const } }))]
  jest.spyOn(recorder, 'recording').mockReturnValue({ ...recorder.recording(), states: changed })
  await user.click(screen.getByRole('button', { name: 'Zapisz nagranie' }))
  expect(await screen.findByText(/^Nie zapisano nagrania: .* kroku 2 \(ui\/menuToggled\)\.$/)).toBeVisible()
  expect(saved).toEqual([])
})

it('hands out the traces of earlier pages, and says which has none', async () => {
  const refused = { number: 2, refused: { reason: 'diverged', step: 3, type: 'ui/menuToggled' } }
  const { saved, user } = await open('pl', JSON.stringify([{ number: 1, text: 'the first' }, refused]))
  await user.click(screen.getByRole('button', { name: 'Zapisz poprzednie strony (2)' }))
  await waitFor(() => expect(saved).toEqual(['the first']))
  expect(screen.getByRole('status')).toHaveTextContent(/^Nie udało się zapisać strony 2\. /)
})
