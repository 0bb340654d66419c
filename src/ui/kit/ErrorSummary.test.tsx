import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeSystem } from '../system/system'
import { ErrorSummary } from './ErrorSummary'
import { TextField } from './TextField'

const form = (attempt: number, items: { fieldId: string; message: string }[]) => (
  <ChakraProvider value={makeSystem()}>
    <ErrorSummary title="Fields need another look." items={items} attempt={attempt} />
    <TextField name="email" label="Email" />
  </ChakraProvider>
)
const email = { fieldId: 'email', message: 'Invalid email' }
const name = { fieldId: 'name', message: 'Name is missing' }

describe('ErrorSummary', () => {
  it('takes the focus at a new attempt and leads to the field', async () => {
    const { rerender } = render(form(0, []))
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(form(1, [email]))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    await userEvent.click(screen.getByRole('link', { name: 'Invalid email' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('leaves the focus in the field while its list changes under the typing', () => {
    const { rerender } = render(form(1, [email, name]))
    screen.getByLabelText('Email').focus()
    rerender(form(1, [name]))
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    rerender(form(2, [name]))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })
})
