import type { Page } from '@playwright/test'

/** Adds someone whom the club knows as a judge or an approver of the show that is open. */
export const addPerson = async (page: Page, group: 'Judges' | 'Approvers', person: string) => {
  const field = page.getByRole('group', { name: group })
  await field.getByRole('combobox').fill(person)
  await page.getByRole('option', { name: person }).click()
  await field.getByRole('button', { name: 'Add' }).click()
  await field.getByRole('button', { name: `Remove ${person}` }).waitFor()
}

/** Pastes classes, as cells of a spreadsheet: the first row has the names of the columns. */
export const pasteClasses = (page: Page, rows: readonly (readonly string[])[]) =>
  page.locator('#classes').evaluate(
    (grid, tsv) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', tsv)
      grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    rows.map((row) => row.join('\t')).join('\n'),
  )
