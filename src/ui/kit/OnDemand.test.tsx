import { screen } from '@testing-library/react'
import { renderKit } from '../../testing/renderKit'
import { OnDemand } from './OnDemand'

describe('OnDemand [K05]', () => {
  it('says that a part could not be loaded, and loads it when it is asked for again', async () => {
    let tries = 0
    const load = () => (++tries === 1 ? Promise.reject(new Error('Offline')) : Promise.resolve('the part'))
    const { user } = await renderKit(<OnDemand load={load}>{(part) => <p>Here is {part}</p>}</OnDemand>)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Part of this page couldn’t be loaded\./)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Here is the part')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(tries).toBe(2)
  })
})
