import { act, screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, type Person } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const page = fill(paths.dog, { slug: 'latka' })
const opened = async (as: Person = 'member') => {
  const app = await renderApp(page, { as })
  const panel = await screen.findByRole('region', { name: 'Łatka’s owner and manager' })
  await within(panel).findByText('Manager')
  return { ...app, panel: within(panel) }
}
const manage = async () => {
  const { query } = await serverOfTests()
  await query(
    `update dogs set manager_id = (select id from users where email = 'judge@example.org') where slug = 'latka'`,
  )
}
const keptBy = async () => {
  const { query } = await serverOfTests()
  return (
    await query(`select managers.email as manager from dogs
      left join users managers on managers.id = manager_id where slug = 'latka'`)
  )[0]?.['manager']
}

describe('who looks after a dog', () => {
  it('is invited by another person’s address, and the invitation is cancelled [D30]', async () => {
    const { user, panel } = await opened()
    const field = panel.getByLabelText('Email of the manager')
    const invite = panel.getByRole('button', { name: 'Invite' })
    await user.type(field, 'no address')
    await user.click(invite)
    expect(field).toHaveAccessibleDescription(/^Invalid email address/)
    await user.clear(field)
    await user.type(field, 'member@example.org')
    await user.click(invite)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This is your own email address/))
    await user.clear(field)
    await user.type(field, 'friend@example.org{Enter}')
    const sent = await panel.findByText(/^We’ve invited/)
    expect(sent).toHaveTextContent(
      'We’ve invited friend@example.org to manage Łatka. The invitation is open until 28 November 2026.',
    )
    expect(panel.queryByLabelText('Email of the manager')).toBeNull()
    await waitFor(() => expect(document.activeElement).toContainElement(sent))
    await user.tab()
    expect(panel.getByRole('button', { name: 'Cancel invitation' })).toHaveFocus()
    await user.click(panel.getByRole('button', { name: 'Cancel invitation' }))
    expect(await panel.findByLabelText('Email of the manager')).toHaveValue('')
  })

  it('offers a dog to its next owner once its name was typed [D33]', async () => {
    const { user, panel } = await opened()
    await user.click(panel.getByRole('button', { name: 'Transfer to a new owner' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Transfer Łatka to a new owner?' }))
    const send = dialog.getByRole('button', { name: 'Offer transfer' })
    await user.type(dialog.getByLabelText('Email of the new owner'), 'friend@example.org')
    await user.click(send)
    expect(await dialog.findByText('Type Łatka.')).toBeVisible()
    const { mails } = await serverOfTests()
    expect(await act(mails)).toEqual([])
    await user.type(dialog.getByLabelText('Type the dog’s name to confirm'), 'Łatka')
    await user.click(send)
    const sent = await panel.findByText(/^We’ve invited/)
    expect(sent).toHaveTextContent('We’ve invited friend@example.org to become Łatka’s owner.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is removed by the owner, who is asked first [D32]', async () => {
    await manage()
    const { user, panel } = await opened()
    expect(panel.queryByLabelText('Email of the manager')).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Remove manager' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await keptBy()).toBe('judge@example.org')
    await user.click(panel.getByRole('button', { name: 'Remove manager' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove manager' }))
    expect(await panel.findByLabelText('Email of the manager')).toBeVisible()
    expect(await keptBy()).toBeNull()
  })

  it('lists the limits of a manager, and lets them leave [D32]', async () => {
    await manage()
    const { user, panel } = await opened('judge')
    expect(panel.getByText(/Can’t make permanent changes/)).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Transfer to a new owner' })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Stop managing Łatka' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop managing' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
    expect(screen.queryByText('API Error')).toBeNull()
    expect(await keptBy()).toBeNull()
  })
})
