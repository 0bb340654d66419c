import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'harrogate-autumn-rounds'
const at = (number: number) => fill(paths.deskCourse, { slug, classId: `00000005-0000-4000-8000-000000000${number}` })
const plan = /^(Choose where on the plan your remark belongs|New remark)/

it('a reviewer places a remark with the arrow keys, and it appears on the plan and in the list [C11]', async () => {
  const { user } = await renderApp(at(501), { as: 'reviewer' })
  const place = await screen.findByRole('button', { name: plan })
  place.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  expect(place).toHaveAccessibleName('New remark: 51% across, 45% down')
  expect(screen.getByLabelText('Across, %')).toHaveValue('51')
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('What should change?')).toHaveFocus()
  await user.keyboard('Turn 5 by 10°.')
  await user.click(screen.getByRole('button', { name: 'Save remark' }))
  const pin = await screen.findByRole('button', { name: 'Open remark B: Turn 5 by 10°.' })
  await waitFor(() => expect(screen.getByLabelText('What should change?')).toHaveValue(''))
  await user.click(pin)
  const remark = screen.getByRole('heading', { name: 'Remark B' }).closest('li')
  expect(remark).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Show remark B on the plan' }))
  expect(pin).toHaveFocus()
})

it('a remark needs a place and a text, and says so at each [C11]', async () => {
  const { user } = await renderApp(at(501), { as: 'reviewer' })
  await user.type(await screen.findByLabelText('Across, %'), '101')
  await user.click(screen.getByRole('button', { name: 'Save remark' }))
  for (const field of ['Across, %', 'Down, %'])
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(/Choose a place on the plan, or enter 0 to 100/)
  expect(screen.getByLabelText('What should change?')).toHaveAccessibleDescription(/./)
  expect(screen.getByText(/with 3 fields$/)).toBeVisible()
})

it('a course is signed off once the own remarks are resolved, and returned while one is open [C11]', async () => {
  const { user } = await renderApp(at(501), { as: 'reviewer' })
  expect(await screen.findByRole('button', { name: 'Return with 1 remark' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Resolve remark A' }))
  await user.click(await screen.findByRole('button', { name: 'Sign off version 2' }))
  expect(await screen.findByText(/^Signed off \d/)).toBeVisible()
  expect(screen.getByText('Ruth Pemberton (you)')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign off version 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reopen remark A' }))
  expect(await screen.findByRole('button', { name: 'Return with 1 remark' })).toBeVisible()
})

it('versions are compared by the address, side by side or on top of each other [C12]', async () => {
  const { user, store } = await renderApp(at(501), { as: 'reviewer' })
  await user.selectOptions(await screen.findByLabelText('Compare with'), 'Version 1')
  expect(screen.getAllByRole('img', { name: /^Course plan/ })).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'Overlaid' }))
  expect(await screen.findByRole('slider', { name: 'From version 1 to version 2' })).toHaveValue('50')
  expect(store.getState().router.location.search).toBe('?with=1&how=over')
  await user.click(
    within(screen.getByRole('navigation', { name: 'Versions' })).getByRole('button', { name: /^Version 1/ }),
  )
  await waitFor(() => expect(store.getState().router.location.search).toBe('?version=1'))
  expect(screen.getByText('Remarks are added to the newest version.')).toBeVisible()
  expect(screen.queryByRole('button', { name: plan })).toBeNull()
})

it('a judge answers a remark, and resolves none [C13]', async () => {
  const { user } = await renderApp(at(502), { as: 'judge' })
  await user.click(await screen.findByRole('button', { name: 'Answer: remark A' }))
  await user.type(screen.getByLabelText('Your answer to remark A'), 'Yes, 3 m.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(screen.queryByLabelText('Your answer to remark A')).toBeNull())
  expect(await screen.findByText('Yes, 3 m.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Resolve/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Change the answer: remark A' })).toBeVisible()
})

it('a remark on a version that is no longer the newest is refused, and nothing of it is lost [C11]', async () => {
  const server = await serverOfTests()
  const { user } = await renderApp(at(501), { as: 'reviewer' })
  await user.type(await screen.findByLabelText('What should change?'), 'Too tight.')
  await user.type(screen.getByLabelText('Across, %'), '10,5')
  await user.type(screen.getByLabelText('Down, %'), '20')
  await server.query(`insert into courses (id, class_id, number, kind, digest, uploaded_by, uploaded_at, picture, file, width, height)
    select gen_random_uuid(), class_id, 3, kind, digest, uploaded_by, uploaded_at, 'third', file, width, height
    from courses where class_id = '00000005-0000-4000-8000-000000000501' and number = 2`)
  await user.click(screen.getByRole('button', { name: 'Save remark' }))
  expect(await screen.findByText(/^There is a newer version of this course\./)).toBeVisible()
  expect(screen.getByLabelText('What should change?')).toHaveValue('Too tight.')
  await screen.findByRole('button', { name: /^Version 3/ })
  await user.click(screen.getByRole('button', { name: 'Save remark' }))
  expect(await screen.findByRole('button', { name: 'Open remark B: Too tight.' })).toBeVisible()
})

it('the desk’s first page leads a reviewer to the course that waits for them [C14]', async () => {
  const desk = await renderApp(paths.desk, { as: 'reviewer' })
  const task = (await screen.findByText(/^Review a course: .*08:30, ring 1\. Due /)).closest('li') as HTMLElement
  await desk.user.click(within(task).getByRole('link', { name: 'Harrogate Autumn Rounds' }))
  expect(await screen.findByRole('heading', { name: 'Course', level: 1 })).toBeVisible()
})

it('members see the plan of a class that has run [C14]', async () => {
  const { user } = await renderApp(fill(paths.show, { slug: 'lodz-jesienne-starty' }), { as: 'member' })
  await user.click(await screen.findByRole('button', { name: /^Course: .*08:30/ }))
  expect(await screen.findByRole('img', { name: /^Course plan: .*08:30/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/api\/course-pictures\//),
  )
})
