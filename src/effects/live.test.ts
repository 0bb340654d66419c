/**
 * @jest-environment ./src/testing/environment.cjs
 * @jest-environment-options {"url": "https://clear-round.test/"}
 */
import { liveEffects } from './live'

it('writes cookies that go over https alone, where the page came by it [T15.1]', () => {
  const written: string[] = []
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
  liveEffects().cookies.write('locale', 'pl')
  expect(written).toEqual(['__Secure-locale=pl; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
})

it('runs the leave handlers before it navigates to another site [T16]', () => {
  const effects = liveEffects()
  const ran = jest.fn()
  effects.onLeave(ran)
  // jsdom logs that it cannot navigate.
  const error = jest.spyOn(console, 'error').mockImplementation()
  effects.navigation.leaveFor('https://pay.test/')
  expect(ran).toHaveBeenCalledTimes(1)
  error.mockRestore()
})
