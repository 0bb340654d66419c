import { expect, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { logIn } from './steps'

const slug = 'harrogate-autumn-rounds'
const course = fill(paths.deskCourse, { slug, classId: '00000005-0000-4000-8000-000000000503' })
const drawing = (colour: string) => ({
  name: 'course.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="20" height="30" fill="${colour}"/></svg>`,
  ),
})

test('a judge uploads a course, a reviewer pins a remark, the next version is signed off @long [C15]', async ({
  browser,
  record,
}) => {
  const server = await startServer()
  const open = async (who: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: server.origin })).newPage()
    await record(page)
    await logIn(page, who)
    await page.goto(course)
    return page
  }
  const plan = (page: Page, number: number) => page.getByRole('img', { name: `Course plan, version ${number}` })
  const isDrawn = async (page: Page, number: number) => {
    await plan(page, number).waitFor()
    await expect
      .poll(() => plan(page, number).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([2000, 1500])
  }
  try {
    const judge = await open('judge')
    const file = judge.locator('input[type=file]')
    await file.setInputFiles({ ...drawing('red'), buffer: Buffer.from('A tunnel, then the dog walk.') })
    await judge.getByText(/^This file can’t be read as a PDF/).waitFor()
    await file.setInputFiles(drawing('green'))
    await isDrawn(judge, 1)

    const reviewer = await open('reviewer')
    await isDrawn(reviewer, 1)
    const box = await plan(reviewer, 1).boundingBox()
    if (!box) throw new Error('The plan is nowhere')
    await reviewer.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75)
    const placed = async (field: string) => Number(await reviewer.getByLabel(field).inputValue())
    await expect.poll(() => placed('Across, %')).toBeCloseTo(25, 0)
    await expect.poll(() => placed('Down, %')).toBeCloseTo(75, 0)
    await reviewer.getByLabel('What should change?').fill('Too tight after 13.')
    await reviewer.getByRole('button', { name: 'Save remark' }).click()
    await reviewer.getByRole('button', { name: 'Open remark A: Too tight after 13.' }).waitFor()
    await reviewer.getByRole('button', { name: 'Return with 1 remark' }).click()
    await reviewer.getByText(/^Returned \d/).waitFor()

    await judge.reload()
    await judge.getByRole('button', { name: 'Answer: remark A' }).click()
    await judge.getByLabel('Your answer to remark A').fill('Moved 13 to the edge.')
    await judge.getByRole('button', { name: 'Send answer' }).click()
    await judge.getByRole('listitem').getByText('Moved 13 to the edge.').waitFor()
    await judge.locator('input[type=file]').setInputFiles(drawing('blue'))
    await isDrawn(judge, 2)

    await reviewer.reload()
    await reviewer.getByLabel('Compare with').selectOption('Version 1')
    await reviewer.getByText('Overlaid').click()
    await isDrawn(reviewer, 1)
    await isDrawn(reviewer, 2)
    await reviewer.getByLabel('Compare with').selectOption('No other version')
    await reviewer.getByRole('button', { name: 'Resolve remark A' }).click()
    await reviewer.getByRole('button', { name: 'Sign off version 2' }).click()
    await reviewer.getByText(/^Signed off \d/).waitFor()
    await judge.reload()
    await judge.getByText('Signed off. A new version would need signing off again.').waitFor()
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.close()
  }
})
