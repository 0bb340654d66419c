import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const reason = 'The protest of 21 November was upheld.'
const opened = async () => {
  const { user } = await renderApp(fill(paths.deskDog, { slug: 'figa' }), { as: 'admin' })
  const part = within(await screen.findByRole('region', { name: 'Set the Nexus level' }))
  await part.findByLabelText('Reason')
  const send = () => user.click(part.getByRole('button', { name: 'Set level' }))
  return { user, part, send, query: (await serverOfTests()).query }
}
const rankIn = async (query: Awaited<ReturnType<typeof opened>>['query']) =>
  (await query(`select nexus_rank as rank from dogs where slug = 'figa'`))[0]?.rank

describe('the level that the desk sets', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it('is sent with its reason, and the dog’s page says it', async () => {
    const { user, part, send, query } = await opened()
    await user.selectOptions(part.getByLabelText('Nexus level'), '3')
    await user.type(part.getByLabelText('Reason'), reason)
    await send()
    expect(await part.findByRole('heading', { name: 'Figa is now at level 3' })).toHaveFocus()
    expect(await screen.findByText('Up to level 3')).toBeVisible()
    expect(await rankIn(query)).toBe(3)
  })

  it('is refused beside its fields: without a reason, and where the dog has it', async () => {
    const { user, part, send, query } = await opened()
    await send()
    expect(part.getByLabelText('Reason')).toHaveAccessibleDescription(/^Field is required/)
    await user.type(part.getByLabelText('Reason'), reason)
    await send()
    expect(await part.findByText('The dog has this level on that day already.')).toBeVisible()
    expect(await rankIn(query)).toBe(1)
  })

  it('keeps what was typed where the dog has changed meanwhile', async () => {
    const { user, part, send, query } = await opened()
    await user.selectOptions(part.getByLabelText('Nexus level'), '3')
    await user.type(part.getByLabelText('Reason'), reason)
    await query(`update dogs set version = version + 1 where slug = 'figa'`)
    await send()
    expect(await screen.findByText(/^This was changed after you opened it/)).toBeVisible()
    expect(part.getByLabelText('Reason')).toHaveValue(reason)
    expect(await rankIn(query)).toBe(1)
  })
})
