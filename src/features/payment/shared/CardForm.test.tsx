import { screen, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

it.each([
  ['en', 'Card number', 'Test mode: your card won’t be charged.'],
  ['pl', 'Numer karty', 'Tryb testowy: karta nie zostanie obciążona.'],
] as const)('says in the form that the card is not charged (%s) [T10]', async (locale, label, sentence) => {
  await renderApp(`${paths.registrationPayment}?plan=1-year`, { as: 'newcomer', locale })
  const form = (await screen.findByLabelText(label)).closest('form')
  expect(within(form as HTMLFormElement).getByText(sentence, { exact: false })).toBeVisible()
})
