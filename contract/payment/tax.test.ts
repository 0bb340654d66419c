import { taxWithin } from './tax'

it.each([
  [0, 2300, 0],
  [1100, 0, 0],
  [12_300, 2300, 2300],
  [1100, 2000, 183],
  [550, 2300, 103],
  // 3 at 20 % is 0.5 exactly: half goes up.
  [3, 2000, 1],
  [2, 2000, 0],
  [10_000, 750, 698],
  [2_147_483_647, 10_000, 1_073_741_824],
])('tax within %i at %i hundredths of a percent is %i', (gross, rate, tax) => {
  expect(taxWithin(gross, rate)).toBe(tax)
})
