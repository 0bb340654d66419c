import { screen, waitFor } from '@testing-library/react'
import { paths } from '../../../contract/paths'
import { renderApp } from '../../testing/renderApp'

describe('the plans', () => {
  it('are of 1, 3 and 4 years, each at its price', async () => {
    await renderApp(paths.registrationOptions)
    const plans = await screen.findAllByRole('radio')
    const words = plans.map((plan) => plan.closest('label')?.textContent)
    expect(words).toEqual([
      expect.stringMatching(/^1year.*£26\.00/),
      expect.stringMatching(/^3years.*£\d+\.\d\d/),
      expect.stringMatching(/^4years.*£\d+\.\d\d/),
    ])
  })

  it('lead a user with the chosen one to the payment', async () => {
    const { user } = await renderApp(paths.registrationOptions, { as: 'newcomer' })
    for (const [years, plan] of Object.entries({ 1: '1-year', 3: '3-years', 4: '4-years' })) {
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${years} ?year`) }))
      await waitFor(() =>
        expect(screen.getByRole('link', { name: /^Pay £/ })).toHaveAttribute(
          'href',
          `/registration-payment?plan=${plan}`,
        ),
      )
    }
  })
})
