import { screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

it('lets an admin log an account out everywhere', async () => {
  await tokenOf('member')
  const { user } = await renderApp(paths.deskSessions, { as: 'admin' })
  const field = await screen.findByLabelText('Email of the account')
  await user.type(field, 'unknown@example.org')
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('API ErrorThere is no account with this address.')
  expect(field).toHaveValue('unknown@example.org')
  await user.clear(field)
  await user.type(field, 'member@example.org')
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByRole('heading', { name: 'Logged out' })).toHaveFocus()
  expect(screen.getByText('We logged out 1 device.')).toBeVisible()
})

it('is not there for anyone else', async () => {
  await renderApp(paths.deskSessions, { as: 'judge' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found'))
})
