import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const sentId = '00000021-0000-4000-8000-000000000001'
const draftId = '00000021-0000-4000-8000-000000000002'
const open = (id: string, locale: 'en' | 'pl' = 'en') =>
  renderApp(fill(paths.deskMailing, { id }), { as: 'admin', locale })

beforeEach(async () => (await serverOfTests()).reset())

type App = Awaited<ReturnType<typeof open>>
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save draft' }))
const write = async ({ user }: App, label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
/** The sample’s draft, whose Polish words are typed. */
const whole = async () => {
  const app = await open(draftId)
  await write(app, 'Subject in Polish', 'Kolacja wigilijna')
  await write(app, 'Message in Polish', 'Zapraszamy 19 grudnia.')
  await save(app)
  await screen.findByRole('button', { name: 'Send or schedule' })
  return app
}
const inDialog = async () => within(await screen.findByRole('alertdialog'))

describe('emails to members', () => {
  it('are listed with whom they went to and what became of them', async () => {
    await renderApp(paths.deskMailings, { as: 'admin' })
    const table = await screen.findByRole('table', { name: 'Emails to members' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Come to the Christmas dinnerShows and offersAll members–.*by Helen MarshDraft$/),
      expect.stringMatching(/^Winter training starts on SundayNewsActive or Lapsing17 recipients17 sent.*Sent$/),
    ])
  })

  it('begin with the members whom the register is narrowed down to', async () => {
    const { user } = await renderApp(`${paths.deskMembers}?state=lapsed`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Email these members' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'No subject yet' })).toBeVisible()
    expect(await screen.findByText('1 recipient')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Lapsed' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('begin with the marked members', async () => {
    const { user } = await renderApp(paths.deskMembers, { as: 'admin' })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Carter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Moira Campbell' }))
    await user.click(screen.getByRole('button', { name: 'Email these members' }))
    expect(await screen.findByText('2 selected members')).toBeVisible()
    expect(await screen.findByText('2 recipients')).toBeVisible()
  })
})

describe('a draft', () => {
  it('says which words are missing, and is sent only once they are there', async () => {
    const app = await open(draftId)
    expect(await screen.findByText(/^Still missing: Subject in Polish and Message in Polish\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send or schedule' })).toBeNull()
    await app.user.click(screen.getByRole('checkbox', { name: 'Send one language to everyone' }))
    expect(screen.getByText('Save the draft to preview it, test it and send it.')).toBeVisible()
    await save(app)
    expect(await screen.findByRole('button', { name: 'Send or schedule' })).toBeVisible()
    expect(screen.getByText('Draft saved.')).toBeVisible()
  })

  it('counts its recipients as the audience and the kind change, with the reasons of others', async () => {
    const { query } = await serverOfTests()
    await query(`insert into unsubscriptions select id, 'offers', now() from users where email = 'judge@example.org'`)
    await query(`update users set email_confirmed_at = null where email = 'newcomer@example.org'`)
    const { user } = await open(draftId)
    expect(await screen.findByText('16 recipients')).toBeVisible()
    const reasons = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(reasons()).toEqual(expect.arrayContaining(['1 without a confirmed address', '1 unsubscribed']))
    await user.click(screen.getByRole('radio', { name: /^Membership/ }))
    expect(await screen.findByText('17 recipients')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Judge' }))
    expect(await screen.findByText('1 recipient')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Blocked' }))
    await user.click(screen.getByRole('button', { name: 'Judge' }))
    expect(await screen.findByText('No one would get this email.')).toBeVisible()
  })

  it('is previewed in both languages, and sent to its writer', async () => {
    const { user } = await whole()
    const preview = within(await screen.findByRole('region', { name: 'Preview' }))
    expect(await preview.findByRole('heading', { name: 'Kolacja wigilijna' })).toBeVisible()
    expect(preview.getByText(/^Hello Helen,/)).toHaveTextContent('Unsubscribe from emails about shows and offers')
    expect(preview.getAllByRole('link')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Send me a test in Polish' }))
    expect(await screen.findByText('We’ve sent the test to your address.')).toBeVisible()
    const { mails } = await serverOfTests()
    expect(await mails()).toMatchObject([{ recipient: 'admin@example.org', subject: '[Test] Kolacja wigilijna' }])
  })

  it('is sent after a question that names the number of recipients', async () => {
    const { user } = await whole()
    await user.click(screen.getByRole('button', { name: 'Send or schedule' }))
    const dialog = await inDialog()
    expect(dialog.getByRole('heading', { name: 'Send this email to 18 members?' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send now' }))
    expect(await screen.findByText('Scheduled')).toBeVisible()
    const { query } = await serverOfTests()
    expect(await query(`select state from mailings where id = '${draftId}'`)).toEqual([{ state: 'scheduled' }])
  })

  it('says that the number of recipients has changed, and takes the new one', async () => {
    const { user, store } = await whole()
    const { query } = await serverOfTests()
    await user.click(screen.getByRole('button', { name: 'Send or schedule' }))
    const dialog = await inDialog()
    // It counts once more when it opens.
    const requests = () => Object.values(store.getState().api.queries).map((call) => call?.status)
    await waitFor(() => expect(requests()).not.toContain('pending'))
    await query(`update users set email_confirmed_at = null where email = 'newcomer@example.org'`)
    await user.click(dialog.getByRole('button', { name: 'Send now' }))
    expect(await screen.findByText(/^The number of recipients has changed/)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Send this email to 17 members?' })).toBeVisible()
    await user.click((await inDialog()).getByRole('button', { name: 'Send now' }))
    expect(await screen.findByText('Scheduled')).toBeVisible()
  })

  it('is scheduled for a time of the club, and says at its field which time does not fit', async () => {
    const { user } = await whole()
    await user.click(screen.getByRole('button', { name: 'Send or schedule' }))
    const dialog = await inDialog()
    await user.click(dialog.getByRole('radio', { name: 'Later' }))
    await user.type(dialog.getByLabelText('Time'), '25:00')
    await user.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect(await dialog.findByText('Enter a time within the next year, such as 18:30')).toBeVisible()
    await user.clear(dialog.getByLabelText('Day'))
    await user.type(dialog.getByLabelText('Day'), '01/12/2026')
    await user.clear(dialog.getByLabelText('Time'))
    await user.type(dialog.getByLabelText('Time'), '18:30')
    await user.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText(/^This email will be sent on 1 December.* 18:30 \(Europe\/London\)/)).toBeVisible()
  })

  it('that another admin has saved meanwhile shows both, and loses nothing', async () => {
    const app = await open(draftId)
    await write(app, 'Subject in English', 'Dinner on Saturday')
    const { query } = await serverOfTests()
    await query(`update mailings set subject_en = 'Dinner on Friday', version = version + 1 where id = '${draftId}'`)
    await save(app)
    const choice = within(await screen.findByRole('region', { name: /changed/ }))
    expect(choice.getByRole('radio', { name: /Dinner on Saturday/ })).toBeChecked()
    await app.user.click(choice.getByRole('radio', { name: /Dinner on Friday/ }))
    await waitFor(() => expect(screen.getByLabelText('Subject in English')).toHaveValue('Dinner on Friday'))
  })

  it('is deleted after a question', async () => {
    const { user, store } = await open(draftId)
    await user.click(await screen.findByRole('button', { name: 'Delete draft' }))
    await user.click((await inDialog()).getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.deskMailings))
    expect(await screen.findByRole('link', { name: 'Winter training starts on Sunday' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Come to the Christmas dinner' })).toBeNull()
  })
})

describe('an email that was sent', () => {
  it('shows what became of it, and is the beginning of another one', async () => {
    const { query } = await serverOfTests()
    await query(`update mailing_recipients set bounced_at = now() where id = '00000022-0000-4000-8000-000000000001'`)
    const { user } = await open(sentId)
    const counts = within(await screen.findByRole('list', { name: 'Delivery of this email' }))
    expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '17Recipients',
      '17Sent',
      '1Bounced',
    ])
    await user.click(screen.getByRole('button', { name: 'Copy to a new draft' }))
    expect(await screen.findByLabelText('Subject in Polish')).toHaveValue('W niedzielę zaczynamy treningi zimowe')
  })

  it('is cancelled while it leaves, after a question', async () => {
    const { query } = await serverOfTests()
    await query(`update mailings set state = 'sending', ended_at = null where id = '${sentId}'`)
    await query(
      `update mailing_recipients set state = 'waiting', queued_at = null, sent_at = null where id like '%1'`.replace(
        'id like',
        'id::text like',
      ),
    )
    const { user } = await open(sentId)
    await user.click(await screen.findByRole('button', { name: 'Cancel email' }))
    await user.click((await inDialog()).getByRole('button', { name: 'Cancel email' }))
    expect(await screen.findByText(/^This email was cancelled/)).toBeVisible()
    expect(screen.getByText('Not sent')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel email' })).toBeNull()
  })
})

it('a returned address is shown in the register and on the member’s page, where it is taken back', async () => {
  const { query } = await serverOfTests()
  await query(
    `insert into bounces select id, email, '550 5.1.1 unknown', now() from users where email = 'member@example.org'`,
  )
  const { user } = await renderApp(`${paths.deskMembers}?group=bounced`, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Ola Kowalczyk' }))
  const works = await screen.findByRole('button', { name: 'Mark as working' })
  expect(screen.getByRole('main')).toHaveTextContent(
    /Emails to member@example\.org have bounced since \d+ \w+ 2026: 550 5\.1\.1 unknown\./,
  )
  await user.click(works)
  await waitFor(() => expect(works).not.toBeInTheDocument())
})
