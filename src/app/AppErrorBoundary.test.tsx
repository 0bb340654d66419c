import { act, screen } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { StoreProvider, useAppSelector } from '../store/hooks'
import { makeStore } from '../store/makeStore'
import type { RootState } from '../store/rootReducer'
import { navigate } from '../store/router/navigation'
import { reportOriginOf } from '../store/router/reportOrigin'
import { selectScreenPath } from '../store/router/routerSlice'
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
    const { message, stack = '' } = error
    expect(ui.fault).toEqual({ of: 'screen', pathname: '/', missing, message, stack: stack.slice(0, 4_000) })
    live.unmount()

    // Replayed, in place of the screen: it shows what the tester saw.
    const replayed = await open(() => <h1>Shows</h1>, { ui })
    expect(heading()).toHaveTextContent(title)
    act(() => replayed.store.dispatch(navigate('/shows')))
    expect(heading()).toHaveTextContent('Shows')
  })

  it.each([
    ['screen', false],
    ['frame', true],
  ])('what a %s threw leads to the form of a report, without loading the page again [X24]', async (of, alone) => {
    const environment = memoryEffects(() => null)
    const store = makeStore({}, { effects: environment.effects })
    const Path = () => {
      const path = useAppSelector(selectScreenPath)
      if (path === paths.reportProblem) return <h1>The form</h1>
      throw new Error('No dog')
    }
    const Screens = () => (
      <AppErrorBoundary key={useAppSelector(selectScreenPath)}>
        <Path />
      </AppErrorBoundary>
    )
    const Frame = throws(new Error('No frame'))
    const { user } = await renderKit(
      <StoreProvider store={store}>
        {alone ? (
          <AppErrorBoundary alone unframed={<Screens />}>
            <Frame />
          </AppErrorBoundary>
        ) : (
          <Screens />
        )}
      </StoreProvider>,
    )
    expect(store.getState().ui.fault?.of).toBe(of)
    await user.click(screen.getByRole('button', { name: 'Report a problem' }))
    expect(heading()).toHaveTextContent('The form')
    expect(environment.sent).toEqual([`push ${paths.reportProblem}`])
    const { message = '', stack } = reportOriginOf(store.getState().router.location.state)?.error ?? {}
    expect(message).toBe(alone ? 'No frame' : 'No dog')
    expect(stack).toContain('AppErrorBoundary.test')
  })
})
