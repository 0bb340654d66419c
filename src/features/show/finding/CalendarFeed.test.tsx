import { screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const at = `${paths.shows}?view=calendar`

describe('the private link of a member’s runs', () => {
  it('is made, shown once, replaced and deleted', async () => {
    const { user, unmount } = await renderApp(at, { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Create private link' }))
    const field = await screen.findByRole('textbox', { name: 'Your private link' })
    const address = (field as HTMLInputElement).value
    expect(address).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/)
    const { ask } = await serverOfTests()
    const read = (url: string) => ask({ method: 'GET', url: new URL(url).pathname })
    expect((await read(address)).status).toBe(200)
    unmount()
    await renderApp(at, { as: 'member' })
    expect(await screen.findByText(/^Your link has worked since/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Your private link' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete link' }))
    expect(await screen.findByRole('button', { name: 'Create private link' })).toBeVisible()
    await waitFor(async () => expect((await read(address)).status).toBe(404))
  })

  it('is for members alone', async () => {
    await renderApp(at)
    await screen.findByRole('grid')
    expect(screen.queryByRole('heading', { name: 'Your runs in your own calendar' })).toBeNull()
  })
})
