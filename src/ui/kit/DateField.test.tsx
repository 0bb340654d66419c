import { screen } from '@testing-library/react'
import type { Locale } from '#contract/shared/locales'
import { Holding, renderKit } from '../../testing/renderKit'
import { DateField } from './DateField'

const calendar = { isOpen: false, setOpen: () => undefined }
const dated = (first = '', locale?: Locale) =>
  renderKit(
    <Holding first={first}>
      {(value, set) => (
        <>
          <DateField
            id="born"
            label="Birth date"
            value={value}
            onChange={({ target }) => set(target.value)}
            calendar={calendar}
          />
          <p>Form value: {value}</p>
        </>
      )}
    </Holding>,
    locale,
  )
const formValue = () => screen.getByText(/^Form value:/).textContent.slice('Form value: '.length)

describe('DateField', () => {
  it('gives the form an ISO date as soon as one is typed, and tidies it up afterwards', async () => {
    const { user } = await dated()
    const input = screen.getByLabelText('Birth date')
    await user.type(input, '1/2/2023')
    expect(formValue()).toBe('2023-02-01')
    expect(input).toHaveValue('1/2/2023')
    await user.tab()
    expect(input).toHaveValue('01/02/2023')
    expect(formValue()).toBe('2023-02-01')
  })

  it('keeps a malformed date, for the form to refuse [K07]', async () => {
    const { user } = await dated()
    await user.type(screen.getByLabelText('Birth date'), '31/02/2023')
    await user.tab()
    expect(screen.getByLabelText('Birth date')).toHaveValue('31/02/2023')
    expect(formValue()).toBe('31/02/2023')
  })

  it('shows a date and its example as Polish writes them', async () => {
    await dated('2023-02-01', 'pl')
    expect(screen.getByLabelText('Birth date')).toHaveValue('01.02.2023')
    expect(screen.getByLabelText('Birth date')).toHaveAccessibleDescription('Na przykład 31.12.2026')
    expect(screen.getByRole('button', { name: 'Wybierz datę' })).toHaveAttribute('aria-haspopup', 'dialog')
  })
})
