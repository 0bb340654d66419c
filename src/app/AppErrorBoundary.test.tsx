import { act, screen } from '@testing-library/react'
import { StoreProvider } from '../store/hooks'
import { makeStore } from '../store/makeStore'
import type { RootState } from '../store/rootReducer'
import { navigate } from '../store/router/navigation'
import { memoryEffects } from '../testing/memoryEffects'
import { renderKit } from '../testing/renderKit'
import { AppErrorBoundary } from './AppErrorBoundary'

const heading = () => screen.getByRole('heading', { level: 1 })
const chunkLoadError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
const throws = (error: Error) => () => {
  throw error
}

const open = async (Screen: () => React.ReactNode, state: Partial<RootState> = {}) => {
  const environment = memoryEffects(() => null)
  const store = makeStore(state, { effects: environment.effects })
  const page = (
    <StoreProvider store={store}>
      <AppErrorBoundary>
        <Screen />
      </AppErrorBoundary>
    </StoreProvider>
  )
  return { ...(await renderKit(page)), store, sent: environment.sent }
}

describe('a failure is in the state', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

  it.each([
    ['a screen that threw', new Error('Broken'), 'Something went wrong', false],
    ['a file of the build that did not come', chunkLoadError, 'Part of this page couldn’t be loaded', true],
  ])('%s: a trace shows it, and another screen is shown again [X06]', async (_what, error, title, missing) => {
    const live = await open(throws(error))
    expect(heading()).toHaveTextContent(title)
    const { ui } = live.store.getState()
    expect(ui.fault).toEqual({ of: 'screen', pathname: '/', missing })
    live.unmount()

    // Replayed, in place of the screen: it shows what the tester saw.
    const replayed = await open(() => <h1>Shows</h1>, { ui })
    expect(heading()).toHaveTextContent(title)
    act(() => replayed.store.dispatch(navigate('/shows')))
    expect(heading()).toHaveTextContent('Shows')
  })
})
