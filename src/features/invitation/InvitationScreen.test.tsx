import { screen, waitFor, within } from '@testing-library/react'
import { householdEndpoints } from '#contract/account/household'
import { dogSharingEndpoints } from '#contract/dog/keepers'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf, type Person } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const sent = async (path: string, body: { email: string }) => {
  const { ask, mails } = await serverOfTests()
  await ask({
    method: 'POST',
    url: apiBase + path,
    headers: { authorization: `Bearer ${await tokenOf('member')}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  const mail = (await mails()).find(({ recipient }) => recipient === body.email)
  return fill(paths.invitation, { token: /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' })
}
const invited = (kind: 'manager' | 'owner', email = 'judge@example.org') => {
  const body = { kind, email }
  return sent(fill(dogSharingEndpoints.sendDogInvitation.path, { slug: 'latka' }), body)
}
const opened = async (path: string, as: Person) => {
  const app = await renderApp(path, { as })
  await screen.findByRole('heading', { level: 1, name: /^(Manage Łatka with Ola|Become Łatka’s owner)\?$/ })
  return app
}

describe('an invitation', () => {
  it('leads a visitor to the login and back, and then to the dog [D31]', async () => {
    const path = await invited('manager')
    const { user, stored } = await opened(path, 'visitor')
    await user.click(screen.getByRole('button', { name: 'Log in to accept' }))
    await user.type(await screen.findByLabelText('Email'), 'judge@example.org')
    await user.type(screen.getByLabelText('Password'), 'clear-round{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Łatka' })).toBeVisible()
    expect(await screen.findByText('You manage this dog for its owner.')).toBeVisible()
    expect(await stored('pathname')).toBeNull()
    await user.click(screen.getAllByRole('link', { name: 'Dogs' })[0] as HTMLElement)
    expect(await screen.findByText('Managed by you')).toBeVisible()
  })

  it('makes someone the owner [D33]', async () => {
    const { user } = await opened(await invited('owner'), 'judge')
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Łatka' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Transfer to a new owner' })).toBeVisible()
  })

  it('is declined without an account [D31]', async () => {
    const { user } = await opened(await invited('manager', 'friend@example.org'), 'visitor')
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'Invitation declined' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(await (await serverOfTests()).query('select id from invitations')).toEqual([])
  })

  it.each([
    ['another account', 'reviewer', /^You’re logged in with another email address/, 'Log out'],
    ['a user without a membership', 'newcomer', /^Only members can look after dogs here/, 'Choose a membership'],
  ] as const)('says to %s what is in the way [D31]', async (_name, as, text, link) => {
    await opened(await invited('manager', as === 'newcomer' ? 'newcomer@example.org' : undefined), as)
    expect(screen.getByText(text)).toBeVisible()
    // Among others of the same name in the menus.
    expect(screen.getAllByRole('link', { name: link }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('makes two members a household, and shows it in the profile [E19]', async () => {
    const path = await sent(householdEndpoints.askHousehold.path, { email: 'judge@example.org' })
    const { user } = await renderApp(path, { as: 'judge' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Do you live with Ola Kowalczyk?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    const part = within(await screen.findByRole('region', { name: 'Household' }))
    expect(await part.findByText('Ola Kowalczyk')).toBeVisible()
    expect(part.getByText('Confirmed by both of you')).toBeVisible()
  })

  it('to a household is declined, and nothing is said of an email [E17]', async () => {
    const path = await sent(householdEndpoints.askHousehold.path, { email: 'judge@example.org' })
    const { user } = await renderApp(path, { as: 'visitor' })
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Invitation declined' })).toBeVisible()
    expect(screen.getByText('Nothing has changed.')).toBeVisible()
  })

  it('is missing after it was cancelled [D31]', async () => {
    await renderApp(fill(paths.invitation, { token: 'unknown' }), { as: 'member' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This invitation is no longer open' })).toBeVisible()
  })
})
