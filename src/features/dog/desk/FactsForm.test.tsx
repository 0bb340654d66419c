import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const reason = 'The record book says grade 1.'
const opened = async () => {
  const { user } = await renderApp(fill(paths.deskDog, { slug: 'figa' }), { as: 'admin' })
  const part = within(await screen.findByRole('region', { name: 'Correct birth date, gender, grade or FCI level' }))
  const send = () => user.click(part.getByRole('button', { name: 'Correct details' }))
  return { user, part, send, query: (await serverOfTests()).query }
}
const gradeIn = async (query: Awaited<ReturnType<typeof opened>>['query']) =>
  (await query(`select kennel_club_grade as grade from dogs where slug = 'figa'`))[0]?.grade

describe('the facts that the desk corrects', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it('lower a grade with a reason', async () => {
    const { user, part, send, query } = await opened()
    await user.selectOptions(part.getByLabelText('Kennel Club grade'), '1')
    await user.type(part.getByLabelText('Reason'), reason)
    await send()
    expect(await part.findByRole('heading', { name: 'Figa’s record has been corrected' })).toHaveFocus()
    expect(await gradeIn(query)).toBe(1)
  })

  it('are refused beside their fields: without a reason, and reached before the dog was born', async () => {
    const { user, part, send, query } = await opened()
    await user.selectOptions(part.getByLabelText('Kennel Club grade'), '3')
    await user.type(part.getByLabelText('Grade reached on'), '01/01/2019')
    await send()
    expect(part.getByLabelText('Reason')).toHaveAccessibleDescription(/^Field is required/)
    await user.type(part.getByLabelText('Reason'), reason)
    await send()
    expect(await part.findByText('Enter a date after the dog’s birth.')).toBeVisible()
    expect(await gradeIn(query)).toBe(2)
  })

  it('keep what was typed where the dog has changed meanwhile', async () => {
    const { user, part, send, query } = await opened()
    await user.selectOptions(part.getByLabelText('Kennel Club grade'), '1')
    await user.type(part.getByLabelText('Reason'), reason)
    await query(`update dogs set version = version + 1 where slug = 'figa'`)
    await send()
    expect(await screen.findByText(/^This was changed after you opened it/)).toBeVisible()
    expect(part.getByLabelText('Reason')).toHaveValue(reason)
    expect(await gradeIn(query)).toBe(2)
  })
})
