import { expect } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { cartHolding, enterFirstFreeClass, logIn, openShow, paid, pay } from './steps'

test('a member pays, requests an invoice and downloads it; an admin corrects its buyer', async ({ page, browser }) => {
  await logIn(page, 'member')
  await openShow(page)
  await enterFirstFreeClass(page)
  await cartHolding(page, 1).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL(`**${paths.checkout}`)
  await pay(page)
  await paid(page)
  await page.getByRole('link', { name: 'Invoice', exact: true }).click()
  await page.getByLabel('Name or company').fill('Psia Łapa sp. z o.o.')
  await page.getByLabel('Address').fill('ul. Długa 7/2\n80-831 Gdańsk')
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download INV\/.* in Polish$/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^INV-\d{4}-\d{4}-pl\.pdf$/)
  const number = /INV\/\d{4}\/\d{4}/.exec(await page.locator('main').innerText())?.[0] ?? ''

  const office = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await logIn(office, 'admin')
  await office.goto(paths.deskInvoices)
  await office.getByRole('link', { name: number }).click()
  await office.getByRole('button', { name: 'Correct details' }).click()
  await office.getByLabel('Name or company').fill('Psia Łapa Plus sp. z o.o.')
  await office.getByLabel('Reason').fill('The company has another name.')
  await office.getByRole('button', { name: 'Issue correction' }).click()
  await office.getByText('This document has been corrected.').waitFor()
  await office.close()

  await page.reload()
  await expect(page.getByRole('list', { name: 'Invoices and corrections' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('Psia Łapa Plus sp. z o.o.')).toBeVisible()
})
