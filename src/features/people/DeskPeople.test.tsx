import { screen, waitFor, within } from '@testing-library/react'
import { householdEndpoints } from '#contract/account/household'
import { peopleEndpoints } from '#contract/people/people'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const fiona = '00000004-0000-4000-8000-000000000002'
const marek = '00000004-0000-4000-8000-000000000001'
const post = async (as: 'admin' | 'judge', path: string, body: object, method = 'POST') =>
  (await serverOfTests()).ask({
    method,
    url: apiBase + path,
    payload: JSON.stringify(body),
    headers: { authorization: `Bearer ${await tokenOf(as)}`, 'content-type': 'application/json' },
  })

describe('people at the desk [E19]', () => {
  it('are found, added and invited by an admin', async () => {
    const { user } = await renderApp(paths.deskPeople, { as: 'admin' })
    expect(await screen.findByRole('link', { name: 'Fiona Drummond' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Zoë Żak')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoë Żak' })).toBeVisible()
    await user.type(screen.getByLabelText('Email'), 'zoe@example.org')
    await user.click(screen.getByRole('radio', { name: 'Approver' }))
    await user.type(screen.getByLabelText('Current password'), 'clear-round')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText(/^Invited as an approver: /)).toHaveTextContent('zoe@example.org')
    await user.click(screen.getByRole('button', { name: 'Cancel invitation' }))
    expect(await screen.findByRole('button', { name: 'Send invitation' })).toBeVisible()
  })

  it('accept an invitation, and find themselves at the desk', async () => {
    await post('admin', fill(peopleEndpoints.invitePerson.path, { id: fiona }), {
      role: 'judge',
      email: 'member@example.org',
      currentPassword: 'clear-round',
    })
    const mail = (await (await serverOfTests()).mails()).at(-1)
    const token = /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const { user } = await renderApp(fill(paths.invitation, { token }), { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Fiona Drummond' })).toBeVisible()
    expect(await screen.findByText('This is you')).toBeVisible()
    expect(await screen.findByRole('navigation', { name: 'Organisers' })).toBeVisible()
  })

  it('say whether they can judge', async () => {
    const { user } = await renderApp(fill(paths.deskPerson, { id: marek }), { as: 'judge' })
    const [button] = await screen.findAllByRole('button', { name: 'I can’t judge at Shrewsbury Winter Classic' })
    await user.click(button as HTMLElement)
    expect(await screen.findByText('Can’t judge')).toBeVisible()
    const rows = await (await serverOfTests()).query(`select answer from show_judges where answer is not null`)
    expect(rows).toEqual([{ answer: 'declined' }])
  })

  it('see a draft as members will', async () => {
    await renderApp(fill(paths.showPreview, { slug: 'bath-spring-draft' }), { as: 'admin' })
    expect(await screen.findByRole('heading', { level: 1, name: /Bath Spring Meeting/ })).toBeVisible()
    expect(screen.getByText(/^This is how members will see the show/)).toBeVisible()
    // Other users cannot open it yet, or have it in a calendar.
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
  })

  it('declare a household in the profile, and end it', async () => {
    await post('judge', householdEndpoints.askHousehold.path, { email: 'member@example.org' })
    const { user } = await renderApp(paths.profile, { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Yes, I live with Marek Zieliński' }))
    const part = within(await screen.findByRole('region', { name: 'Household' }))
    expect(await part.findByText('Confirmed by both of you')).toBeVisible()
    await user.click(part.getByRole('button', { name: 'Remove Marek Zieliński from your household' }))
    await waitFor(() => expect(part.queryByText('Confirmed by both of you')).toBeNull())
  })

  it('are warned about where they are chosen', async () => {
    await post('admin', householdEndpoints.askHousehold.path, { email: 'judge@example.org' })
    const server = await serverOfTests()
    const [row] = await server.query('select id from invitations')
    await post('judge', fill(householdEndpoints.agreeToHousehold.path, { id: String(row?.id) }), {})
    await renderApp(fill(paths.editShow, { slug: 'bath-spring-draft' }), { as: 'admin' })
    expect(await screen.findByText('Lives with someone who created or edited this show.')).toBeVisible()
  })
})
