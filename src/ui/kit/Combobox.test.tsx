import { screen, waitFor } from '@testing-library/react'
import { Holding, renderKit } from '../../testing/renderKit'
import { Combobox, type ComboboxProps } from './Combobox'

const clubs = ['Łódź Agility', 'Śląsk Dog Sport', 'Fort Gdańsk'].map((label, index) => ({ value: `${index}`, label }))
const chosen = (props: Partial<ComboboxProps> = {}, first = '') =>
  renderKit(
    <Holding first={first}>
      {(value, set) => (
        <>
          <Combobox
            id="club"
            label="Club"
            value={value}
            options={clubs}
            onChange={({ target }) => set(target.value)}
            {...props}
          />
          <p>Form value: {value}</p>
        </>
      )}
    </Holding>,
  )
const input = () => screen.getByRole('combobox', { name: 'Club' })
const formValue = () => screen.getByText(/^Form value:/).textContent.slice('Form value: '.length)

describe('Combobox', () => {
  it('finds Łódź by lodz, and chooses it by the keys [K06]', async () => {
    const { user } = await chosen()
    await user.click(input())
    await user.paste('lodz')
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Łódź Agility'])
    expect(screen.getByRole('status')).toHaveTextContent('1 option')
    await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(formValue()).toBe('0'))
    expect(input()).toHaveValue('Łódź Agility')
    await waitFor(() => expect(input()).toHaveAttribute('aria-expanded', 'false'))
  })

  it('says that nothing fits', async () => {
    const { user } = await chosen({}, '2')
    await user.clear(input())
    await user.type(input(), 'zzz')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No matches'))
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('passes on typed text, and then does not filter its own list', async () => {
    const search = jest.fn()
    const { user } = await chosen({ onSearch: search })
    await user.type(input(), 'xy')
    expect(search).toHaveBeenLastCalledWith('xy')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })

  it('says that it is searching', async () => {
    const { user } = await chosen({ onSearch: () => undefined, state: 'loading', options: [] })
    await user.type(input(), 'lo')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching'))
  })

  it('says that the options could not be loaded, and asks again', async () => {
    const again = jest.fn()
    const { user } = await chosen({ onSearch: () => undefined, state: 'failed', options: [], onAgain: again })
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t load the options\./)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('is described by its hint and its error', async () => {
    await chosen({ hint: 'Type to search.', error: 'Choose a club.' })
    expect(input()).toHaveAccessibleDescription('Choose a club. Type to search.')
    expect(input()).toBeInvalid()
  })
})

describe('Combobox with free text', () => {
  const free = (first = '') =>
    renderKit(
      <Holding first={first}>
        {(value, set) => (
          <>
            <Combobox
              id="club"
              label="Club"
              value={value}
              freeText={clubs.find((one) => one.value === value)?.label ?? value}
              options={clubs}
              onChange={({ target }) => set(target.value)}
            />
            <p>Form value: {value}</p>
          </>
        )}
      </Holding>,
    )

  it('keeps text that fits no option, and names the chosen option', async () => {
    const { user } = await free('2')
    expect(input()).toHaveValue('Fort Gdańsk')
    await user.clear(input())
    await user.paste('Dogs of Łódź')
    await waitFor(() => expect(formValue()).toBe('Dogs of Łódź'))
    await user.tab()
    expect(input()).toHaveValue('Dogs of Łódź')
  })

  it('takes an option only when it was chosen', async () => {
    const { user } = await free()
    await user.click(input())
    await user.paste('sla')
    await screen.findByRole('option', { name: 'Śląsk Dog Sport' })
    expect(formValue()).toBe('sla')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(formValue()).toBe('1'))
    expect(input()).toHaveValue('Śląsk Dog Sport')
  })
})
