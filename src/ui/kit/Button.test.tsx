import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { makeSystem } from '../system/system'
import { Button } from './Button'

const show = (ui: ReactElement) => render(<ChakraProvider value={makeSystem()}>{ui}</ChakraProvider>)

describe('Button', () => {
  it('keeps its words while pending, and neither clicks nor submits again', async () => {
    const click = jest.fn()
    const submit = jest.fn()
    show(
      <form onSubmit={submit}>
        <Button type="submit" pending onClick={click}>
          Pay
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    await userEvent.click(button)
    expect(click).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('lends its looks to a link', () => {
    show(
      <Button asChild>
        <a href="/shows">Find a show</a>
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Find a show' })
    expect(link.getAttribute('href')).toBe('/shows')
    expect(link.hasAttribute('type')).toBe(false)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
