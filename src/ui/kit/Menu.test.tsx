import { screen, waitFor } from '@testing-library/react'
import { Holding, renderKit } from '../../testing/renderKit'
import { Button } from './Button'
import { Menu } from './Menu'

const copied = jest.fn()
const menu = (
  <Holding first={false}>
    {(isOpen, setOpen) => (
      <Menu
        isOpen={isOpen}
        setOpen={setOpen}
        button={<Button>Actions</Button>}
        actions={[
          { id: 'copy', label: 'Copy', onSelect: copied },
          { id: 'print', label: 'Print', disabled: true },
          { id: 'show', label: 'Open the show', to: '/shows' },
        ]}
      />
    )}
  </Holding>
)
const button = () => screen.getByRole('button', { name: 'Actions' })
const isAt = (name: string) =>
  waitFor(() => {
    expect(screen.getByRole('menu')).toHaveFocus()
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted')
  })

describe('Menu', () => {
  beforeEach(() => copied.mockClear())

  it('opens by the arrow at its first line, is named by its button, and leaves out disabled lines', async () => {
    const { user } = await renderKit(menu)
    await user.tab()
    expect(button()).toHaveAttribute('aria-haspopup', 'menu')
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await isAt('Copy')
    await user.keyboard('{ArrowDown}')
    await isAt('Open the show')
    await user.keyboard('c')
    await isAt('Copy')
  })

  it('runs the chosen action once, closes, and returns the focus', async () => {
    const { user } = await renderKit(menu)
    await user.click(button())
    await isAt('Copy')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(copied).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button()).toHaveFocus())
  })

  it('closes on Escape with nothing done, and opens at its first line again', async () => {
    const { user } = await renderKit(menu)
    await user.click(button())
    await isAt('Copy')
    await user.keyboard('{ArrowDown}')
    await isAt('Open the show')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button()).toHaveFocus())
    await user.keyboard('{Enter}')
    await isAt('Copy')
    expect(copied).not.toHaveBeenCalled()
  })

  it('follows a link by the keys', async () => {
    const { user } = await renderKit(menu)
    await user.click(button())
    await isAt('Copy')
    await user.keyboard('{End}')
    await isAt('Open the show')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('/shows')).toBeVisible())
  })
})
