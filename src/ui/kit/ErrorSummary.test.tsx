import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeSystem } from '../system/system'
import { ErrorSummary } from './ErrorSummary'
import { TextField } from './TextField'

describe('ErrorSummary', () => {
  it('takes the focus and leads to the field', async () => {
    render(
      <ChakraProvider value={makeSystem()}>
        <ErrorSummary title="1 field needs another look." items={[{ fieldId: 'email', message: 'Invalid email' }]} />
        <TextField name="email" label="Email" error="Invalid email" />
      </ChakraProvider>,
    )
    expect(document.activeElement?.textContent).toContain('1 field needs another look.')
    await userEvent.click(screen.getByRole('link', { name: 'Invalid email' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })
})
