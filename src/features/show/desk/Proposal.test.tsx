import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'
const why = 'The hall was flooded last week.'

it('a town of a published show is proposed, shown to members as proposed, and agreed to [J85]', async () => {
  const { user, unmount } = await renderApp(fill(paths.editShow, { slug }), { as: 'admin' })
  const town = await screen.findByLabelText('Town')
  await user.clear(town)
  await user.click(town)
  await user.paste('Telford')
  await user.click(await screen.findByLabelText('Reason for the change'))
  await user.paste(why)
  await user.click(screen.getByRole('button', { name: 'Propose the change' }))
  const region = within(await screen.findByRole('region', { name: 'Proposed change' }))
  expect(region.getByText(why)).toBeVisible()
  expect(region.getByText(/Town: /)).toHaveTextContent('Town: Telford (was Shrewsbury)')
  expect(region.queryByRole('button', { name: 'Agree to the change' })).not.toBeInTheDocument()
  unmount()

  const visitor = await renderApp(fill(paths.show, { slug }))
  expect(await screen.findByText(/^Change proposed, not yet agreed\./)).toBeVisible()
  visitor.unmount()

  const approver = await renderApp(fill(paths.deskShow, { slug }), { as: 'reviewer' })
  await approver.user.click(await screen.findByRole('button', { name: 'Agree to the change' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Proposed change' })).not.toBeInTheDocument())
  expect(screen.getByText('Telford, United Kingdom')).toBeVisible()
})
