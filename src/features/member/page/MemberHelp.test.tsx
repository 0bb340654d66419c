import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

beforeEach(async () => (await serverOfTests()).reset())

const [helen, ola, tom] = [sampleId(1, 1), sampleId(1, 2), sampleId(1, 3)]
const proof = 'Showed her passport at the office.'
/** Opens a page in place of the one before. */
const visit = (...page: Parameters<typeof renderApp>) => {
  cleanup()
  return renderApp(...page)
}
const open = async (id: string) => {
  const app = await visit(fill(paths.deskMember, { id }), { as: 'admin' })
  await screen.findByRole('region', { name: 'Facts' })
  return app
}
const linkTo = async (recipient: string, screenOf: string) => {
  const { mails } = await serverOfTests()
  const texts = (await mails()).filter((mail) => mail.recipient === recipient).map(({ text }) => text)
  return texts.flatMap((text) => new RegExp(`/${screenOf}/[\\w-]+`).exec(text)?.[0] ?? []).at(-1) ?? ''
}
const requestChange = async ({ user }: Awaited<ReturnType<typeof open>>, email: string) => {
  await user.click(screen.getByRole('button', { name: 'Change email' }))
  await user.type(await screen.findByLabelText('New email'), email)
  await user.type(await screen.findByLabelText('How they proved who they are'), proof)
  await user.type(await screen.findByLabelText('Current password'), 'clear-round')
  await user.click(await screen.findByRole('button', { name: 'Request change' }))
}

it('resends a confirmation, and says where it went', async () => {
  const { query } = await serverOfTests()
  await query(`update users set email_confirmed_at = null where id = '${tom}'`)
  const { user } = await open(tom)
  await user.click(screen.getByRole('button', { name: 'Resend confirmation' }))
  expect(await screen.findByText(/^We’ve emailed a new confirmation link to/)).toHaveTextContent('newcomer@example.org')
  expect(await linkTo('newcomer@example.org', 'confirm')).toMatch(/^\/confirm\/.{43}$/)
})

it('removes two-step verification with a reason and the admin’s password', async () => {
  const { query } = await serverOfTests()
  await query(
    `insert into second_factors (user_id, secret, confirmed, recovery_hashes) values ('${ola}', 'x', true, '{}')`,
  )
  const { user } = await open(ola)
  await user.click(screen.getByRole('button', { name: 'Remove two-step verification' }))
  const form = within(await screen.findByRole('dialog', { name: 'Remove two-step verification for Ola Kowalczyk?' }))
  await user.click(form.getByRole('button', { name: 'Remove verification' }))
  expect(form.getByLabelText('How they proved who they are')).toHaveAccessibleDescription(/Field is required/)
  await user.type(form.getByLabelText('How they proved who they are'), proof)
  await user.type(form.getByLabelText('Current password'), 'guess')
  await user.click(form.getByRole('button', { name: 'Remove verification' }))
  await waitFor(() => expect(form.getByLabelText('Current password')).toBeInvalid())
  await user.clear(form.getByLabelText('Current password'))
  await user.type(form.getByLabelText('Current password'), 'clear-round')
  await user.click(form.getByRole('button', { name: 'Remove verification' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove two-step verification' })).toBeNull())
  const history = within(screen.getByRole('region', { name: 'Who changed what' }))
  expect(await history.findByText('Two-step verification turned off')).toBeVisible()
  expect(history.getByText(proof)).toBeVisible()
})

it('requests another address, which its owner confirms by a link, and cancels it', async () => {
  const email = 'ola.new@example.org'
  const app = await open(ola)
  await requestChange(app, email)
  const notice = await screen.findByText(/^The email address changes to/)
  expect(notice).toHaveTextContent(
    'The email address changes to ola.new@example.org on 24 November 2026 at the earliest, once the member has confirmed it.',
  )
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
  const link = await linkTo(email, 'confirm-email-change')
  const { user } = await visit(link)
  await user.click(await screen.findByRole('button', { name: 'Confirm email address' }))
  expect(await screen.findByText(/^Your account will have this address from 24 November 2026/)).toBeVisible()
  const desk = await open(ola)
  expect(await screen.findByText(/^The email address changes to/)).toHaveTextContent('on 24 November 2026.')
  await desk.user.click(screen.getByRole('button', { name: 'Cancel the change' }))
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible()
  expect(screen.queryByText(/^The email address changes to/)).toBeNull()
})

it('lets the reader of the present address stop it, once', async () => {
  await requestChange(await open(ola), 'ola.new@example.org')
  await screen.findByText(/^The email address changes to/)
  const link = await linkTo('member@example.org', 'stop-email-change')
  const stop = async () => {
    const { user } = await visit(link)
    await user.click(await screen.findByRole('button', { name: 'Stop the change' }))
  }
  await stop()
  expect(await screen.findByRole('heading', { name: 'Change stopped' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)
  await stop()
  expect(await screen.findByText(/^This link no longer works/)).toBeVisible()
})

it('says where an address is taken', async () => {
  await requestChange(await open(ola), 'judge@example.org')
  await waitFor(() => expect(screen.getByLabelText('New email')).toBeInvalid())
})

it('offers no help for admins, oneself, and members who get no more emails', async () => {
  const { query } = await serverOfTests()
  await query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where id = '${tom}'`)
  await query(`update users set mails_ended_at = now() where id = '${ola}'`)
  for (const id of [helen, tom, ola]) {
    await open(id)
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
  }
})
