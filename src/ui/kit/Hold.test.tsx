import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { makeSystem } from '../system/system'
import { Hold } from './Hold'

const hold = (secondsLeft: number) => (
  <ChakraProvider value={makeSystem()}>
    <Hold secondsLeft={secondsLeft} secondsTotal={900} label="Places held for" lastMinute="Less than a minute" />
  </ChakraProvider>
)

describe('Hold', () => {
  it('counts in minutes and seconds and speaks once in the last minute', () => {
    const { rerender } = render(hold(342))
    expect(screen.getByRole('timer').textContent).toBe('05:42')
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(hold(59))
    expect(screen.getByRole('timer').textContent).toBe('00:59')
    expect(screen.getByRole('status').textContent).toBe('Less than a minute')
    rerender(hold(-3))
    expect(screen.getByRole('timer').textContent).toBe('00:00')
  })
})
