import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const at = fill(paths.deskShow, { slug: 'stirling-castle-agility' })

it('draws all classes of a day, says what was kept, and warns before drawing again [O19]', async () => {
  const { user } = await renderApp(at, { as: 'admin' })
  await user.click((await screen.findAllByRole('button', { name: /^Draw all running orders on / }))[0] as HTMLElement)
  const question = within(await screen.findByRole('alertdialog', { name: /^Draw all running orders on .*\?$/ }))
  expect(question.getByText(/^1 class is drawn, /)).toBeVisible()
  expect(question.queryByText(/already been drawn/)).toBeNull()
  await user.click(question.getByRole('button', { name: 'Draw' }))
  expect(await screen.findByText(/^1 running order drawn for /)).toHaveTextContent(/1 was kept, as it’s published/)
  await user.click((await screen.findAllByRole('button', { name: /^Draw all running orders on / }))[0] as HTMLElement)
  expect(await screen.findByText(/^1 class has already been drawn\./)).toBeVisible()
})

it('says that an order has changed meanwhile', async () => {
  const { user } = await renderApp(at, { as: 'admin' })
  const [button] = await screen.findAllByRole('button', { name: /^Draw all running orders on / })
  await (
    await serverOfTests()
  ).query(`insert into running_orders (class_id, seed, entry_ids) select id, 'ab', '{}' from classes
    where show_id = (select id from shows where slug = 'stirling-castle-agility')
    and id not in (select class_id from running_orders)`)
  await user.click(button as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Draw' }))
  expect(await screen.findByText(/^A running order has changed since you opened this page\./)).toBeVisible()
})
