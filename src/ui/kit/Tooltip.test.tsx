import { screen, waitFor } from '@testing-library/react'
import { renderKit } from '../../testing/renderKit'
import { Button } from './Button'
import { Tooltip } from './Tooltip'

describe('Tooltip', () => {
  it('describes the focused control, and closes on Escape', async () => {
    const { user } = await renderKit(
      <Tooltip text="Opens in the ring">
        <Button>Start list</Button>
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'Start list' })
    await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens in the ring')
    expect(button).toHaveAccessibleDescription('Opens in the ring')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    expect(button).toHaveFocus()
  })
})
