import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { makeSystem } from '../system/system'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'

const show = (ui: ReactElement) => render(<ChakraProvider value={makeSystem()}>{ui}</ChakraProvider>)
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('TextField', () => {
  it('is read with its error and its hint', () => {
    show(<TextField name="chip" label="Microchip" hint="On the card." error="15 digits are needed." />)
    const field = screen.getByLabelText('Microchip')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(field)).toBe('15 digits are needed. On the card.')
  })

  it('says nothing of errors while there are none, and hands its input to the form', () => {
    const ref = jest.fn()
    show(<TextField name="chip" label="Microchip" ref={ref} />)
    const field = screen.getByLabelText('Microchip')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    expect(field.hasAttribute('aria-describedby')).toBe(false)
    expect(ref).toHaveBeenCalledWith(field)
  })
})

describe('PasswordField', () => {
  it('shows and hides the typed password', async () => {
    show(<PasswordField name="password" label="Password" showLabel="Show password" hideLabel="Hide password" />)
    const field = screen.getByLabelText('Password')
    expect(field.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.getAttribute('type')).toBe('password')
  })
})
