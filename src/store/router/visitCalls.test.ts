import { sessionsApi } from '../../api/account/sessionsApi'
import { memoryEffects } from '../../testing/memoryEffects'
import { makeStore } from '../makeStore'
import { navigate } from './navigation'
import { callKeyOf } from './visitCalls'

it('forgets the calls of a visit when the reader leaves, and keeps lasting ones', async () => {
  const { effects } = memoryEffects(() => ({ status: 204, body: '' }))
  const { dispatch, getState } = makeStore({}, { effects, apiHost: 'http://localhost' })
  const end = async (fixedCacheKey: string) =>
    dispatch(sessionsApi.endpoints.endSession.initiate('1', { fixedCacheKey }))
  const kept = () => Object.keys(getState().api.mutations)
  dispatch(navigate('/profile'))
  const ofProfile = callKeyOf('end session', getState().router.location.key)
  await end(ofProfile)
  await end('of no visit')
  expect(kept()).toEqual([ofProfile, 'of no visit'])
  dispatch(navigate('/profile/edit'))
  await Promise.resolve()
  expect(kept()).toEqual(['of no visit'])
})

it('forgets a call that is under way with the visit after', async () => {
  const answers: (() => void)[] = []
  const { effects } = memoryEffects(() => ({ status: 204, body: '' }))
  const answer = effects.fetch
  effects.fetch = async (...call) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return answer(...call)
  }
  const { dispatch, getState } = makeStore({}, { effects, apiHost: 'http://localhost' })
  const visit = getState().router.location.key
  const ended = dispatch(
    sessionsApi.endpoints.endSession.initiate('1', { fixedCacheKey: callKeyOf('end session', visit) }),
  )
  dispatch(navigate('/profile'))
  await Promise.resolve()
  expect(Object.keys(getState().api.mutations)).toHaveLength(1)
  while (answers.length === 0) await Promise.resolve()
  answers[0]?.()
  await ended
  dispatch(navigate('/dogs'))
  await Promise.resolve()
  expect(getState().api.mutations).toEqual({})
})
