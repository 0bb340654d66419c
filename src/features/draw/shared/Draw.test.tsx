import { act, screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

const slug = 'zakopane-pod-tatrami'
const show = fill(paths.show, { slug })
const anyDog = '00000005-0000-4000-8000-000000000401'

beforeEach(async () => {
  const server = await serverOfTests()
  await server.reset()
  await server.query(`update shows set entries_open_at = '2026-11-21T11:00:00Z' where slug = '${slug}'`)
  await server.query(`update classes set capacity = 1 where id = '${anyDog}'`)
  await server.admin('show', 'fair-opening', slug, '60')
})

const panel = async () => within(await screen.findByRole('region', { name: 'Draw for places' }))
const go = async (instant: string) => (await serverOfTests()).clock.set(instant)

it('explains beforehand how places are given, and shows the commitment [G12]', async () => {
  await renderApp(show)
  const draw = await panel()
  expect(await draw.findByText(/^Apply between 21 November at 12:00 and 21 November at 13:00\./)).toBeVisible()
  expect(draw.getByText(/one dog at a time/)).toBeVisible()
  expect(draw.getByText(/^[0-9a-f]{64}$/)).toBeInTheDocument()
  expect(draw.queryByRole('button', { name: 'Take part in the draw' })).toBeNull()
})

it('takes a member’s choices, shows the receipt, changes them and lets them go [G12]', async () => {
  await go('2026-11-21T11:10:00Z')
  const { user } = await renderApp(show, { as: 'member' })
  const draw = await panel()
  expect(await draw.findByText('You aren’t in the draw yet. Choose classes for your dogs.')).toBeVisible()
  expect(draw.getByRole('timer')).toHaveTextContent('50 minutes to the draw, on 21 November at 13:00')
  expect(screen.queryByRole('heading', { name: 'Enter your dogs' })).toBeNull()
  await user.click(await draw.findByRole('button', { name: 'Take part in the draw' }))
  expect(await draw.findByRole('link', { name: /Choose at least one class/ })).toBeVisible()
  const latka = within(draw.getByRole('group', { name: 'Łatka' }))
  await user.click(latka.getByRole('checkbox', { name: /08:30, ring 1: Agility, Any/ }))
  await user.click(within(draw.getByRole('group', { name: 'Żółw' })).getByRole('checkbox', { name: /08:30/ }))
  await user.selectOptions(draw.getByRole('combobox', { name: 'Which dog goes first?' }), 'Żółw')
  await user.click(draw.getByRole('button', { name: 'Take part in the draw' }))
  expect(await draw.findByText(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)).toBeVisible()
  const choices = async () =>
    (
      await (
        await serverOfTests()
      ).query(`select dog_id from draw_choices join classes on classes.id = class_id
      where show_id = '00000003-0000-4000-8000-000000000004' order by number`)
    ).map(({ dog_id }) => dog_id)
  expect(await choices()).toEqual(['00000002-0000-4000-8000-000000000002', '00000002-0000-4000-8000-000000000001'])
  expect(draw.getByRole('combobox', { name: 'Which dog goes first?' })).toHaveDisplayValue('Żółw')
  await user.click(within(draw.getByRole('group', { name: 'Łatka' })).getByRole('checkbox', { name: /08:30/ }))
  await user.click(draw.getByRole('button', { name: 'Save choices' }))
  expect(await draw.findByText('Your choices are saved.')).toBeVisible()
  expect(await choices()).toEqual(['00000002-0000-4000-8000-000000000002'])
  await user.click(draw.getByRole('button', { name: 'Leave the draw' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave the draw?' }))
  await user.click(question.getByRole('button', { name: 'Leave the draw' }))
  expect(await draw.findByText('You aren’t in the draw yet. Choose classes for your dogs.')).toBeVisible()
  expect(await choices()).toEqual([])
})

it('shows the member’s position after the draw, and puts the held place into the cart [G12]', async () => {
  await go('2026-11-21T11:10:00Z')
  const server = await serverOfTests()
  const ask = async (name: 'member' | 'judge', dogs: number[]) =>
    server.ask({
      method: 'PUT',
      url: `/api/shows/${slug}/draw/application`,
      headers: { authorization: `Bearer ${await tokenOf(name)}`, 'content-type': 'application/json' },
      payload: JSON.stringify({
        choices: dogs.map((dog) => ({ classId: anyDog, dogId: `00000002-0000-4000-8000-00000000000${dog}` })),
      }),
    })
  await ask('member', [1, 2])
  await go('2026-11-21T12:00:00Z')
  await act(() => server.runJobs())
  const { user } = await renderApp(show, { as: 'member' })
  const draw = await panel()
  expect(await draw.findByText('Your position: 1 of 1')).toBeVisible()
  expect(draw.getByText('1 place is held for you. Pay before 22 November at 13:00.')).toBeVisible()
  expect(draw.getByText('You’re on the waiting list for 1 more class.')).toBeVisible()
  expect(draw.getByRole('link', { name: 'Download the draw (JSON)', hidden: true })).toHaveAttribute(
    'href',
    `/api/shows/${slug}/draw`,
  )
  await user.click(draw.getByRole('button', { name: 'Add the place to your cart' }))
  expect(await screen.findByText(/Łatka/)).toBeVisible()
  expect(window.location.pathname).toBe(paths.cart)
})

it('says while it is drawn that it is, and where nothing fits or no dog is there [G12]', async () => {
  await go('2026-11-21T12:00:00Z')
  const { unmount } = await renderApp(show, { as: 'member' })
  expect(await (await panel()).findByText(/^Places are being drawn\./)).toBeVisible()
  unmount()
  await go('2026-11-21T11:10:00Z')
  await (
    await serverOfTests()
  ).query(`update dogs set retired = true where owner_id = '00000001-0000-4000-8000-000000000002'`)
  const page = await renderApp(show, { as: 'member' })
  expect(await (await panel()).findByText('None of your dogs can enter any class at this show.')).toBeVisible()
  page.unmount()
  await (
    await serverOfTests()
  ).query(
    `update dogs set owner_id = '00000001-0000-4000-8000-000000000006' where owner_id = '00000001-0000-4000-8000-000000000002'`,
  )
  await renderApp(show, { as: 'member', locale: 'pl' })
  expect(await screen.findByText('Dodaj psa, żeby wziąć udział w losowaniu.')).toBeVisible()
})
