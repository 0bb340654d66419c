import { paths } from '../../contract/paths'
import { entries } from './screens'

describe('the route table', () => {
  // e2e/screens/screens.ts is a record over the same addresses: a screen that is missing there does not compile.
  it('has one entry for each address, and no address of its own', () => {
    const addresses = entries.map(({ path }) => path)
    expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted())
  })
})
