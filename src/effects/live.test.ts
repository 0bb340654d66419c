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
