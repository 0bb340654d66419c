import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { registerExport } from '../scripts/registerExport'
import { test } from './fixtures'
import { logIn } from './steps'

const file = {
  name: 'kc-export.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(registerExport(60, { encoding: 'utf-16le' })),
}
const list = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).last()
const compare = async (page: Page) => {
  await page.goto(paths.dogSync)
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Compare dogs' }).click()
}

test('a file is compared, applied as far as it is accepted, and changes nothing the second time @long [I02]', async ({
  page,
  faults,
}) => {
  await logIn(page, 'judge')
  await compare(page)
  await list(page, 'New').getByRole('button', { name: 'Accept all 60' }).click()
  await page.getByRole('radio', { name: 'Reject' }).first().check()
  await page.getByRole('button', { name: 'Apply 59 changes' }).click()
  await page.getByRole('heading', { name: 'Dogs synced' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report' }).click()
  assert.equal((await download).suggestedFilename(), 'dog-sync.csv')

  await compare(page)
  // The one that was left out, and the one whose flag a file cannot set.
  await page.getByText('Reviewed: 0 of 1').last().waitFor()
  await expect(list(page, 'New').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Apply 0 changes' })).toBeDisabled()
  assert.deepEqual(faults, [])
})
