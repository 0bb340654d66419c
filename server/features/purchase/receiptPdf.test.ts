import { apiBase } from '#contract/shared/paths'
import { execFileSync } from 'node:child_process'
import { any, buy, cart, entryRequest, pay, zolw } from '../../testing/buying'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
let member: Awaited<ReturnType<typeof logIn>>
beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(async () => {
  await server.reset()
  member = await logIn(server, 'member')
})

const bought = async (items = [entryRequest, { classId: any, dogId: zolw }]) => {
  const purchase = await buy(member, cart(items))
  await pay(member, purchase)
  return (await member.get(`/purchases/${purchase.json.id}`)).json
}
interface PdfRead {
  text: string
  pages: number
  tagged: boolean
  info: object
}

const open = async (id: string, headers = {}) => {
  const authorization = `Bearer ${member.token}`
  const url = `${apiBase}/purchases/${id}/receipt.pdf`
  const answer = await server.ask({ method: 'GET', url, headers: { authorization, ...headers } })
  const read = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
  return { answer, ...(JSON.parse(read.toString()) as PdfRead) }
}

it('is the receipt, as a tagged file in the reader’s language that names its number', async () => {
  await server.query(`update dogs set name = 'Łatka Λάικα' where slug = 'latka'`)
  const { id, number, lines } = await bought()
  await member.post(`/entries/${lines[0].entryId}/withdrawal`, { expectedRefund: 550 })
  const { answer, text, tagged, info } = await open(id)
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="clear-round-${number}.pdf"`)
  for (const part of [
    `Receipt for purchase ${number}`,
    'Łatka Λάικα: Shrewsbury Winter Classic',
    'Żółw',
    'Withdrawn, refund of £5.50',
    'Total',
    '£11.00',
    'Total after refunds',
    '£5.50',
    'ending in 4242',
  ])
    expect(text).toContain(part)
  expect(tagged).toBe(true)
  expect(info).toMatchObject({ Language: 'en', Title: `Receipt for purchase ${number} | Clear Round` })
  const polish = await open(id, { 'accept-language': 'pl' })
  expect(polish.text).toContain(`Potwierdzenie zakupu ${number}`)
})

it('names the seller’s tax number, and the tax within the total after refunds', async () => {
  await server.query(
    `update settings set value = case key when 'tax_number' then 'GB 123 4567 89' else '20' end where key like 'tax_%'`,
  )
  const { id, lines } = await bought()
  expect((await open(id)).text).toContain('£1.83')
  await member.post(`/entries/${lines[0].entryId}/withdrawal`, { expectedRefund: 550 })
  const { text } = await open(id)
  for (const part of ['VAT no. GB 123 4567 89', 'Including VAT (20%)', '£0.92']) expect(text).toContain(part)
  const polish = await open(id, { 'accept-language': 'pl' })
  for (const part of ['NIP GB 123 4567 89', 'W tym VAT (20%)']) expect(polish.text).toContain(part)
})

it('has as many pages as it needs', async () => {
  const { id } = await bought()
  const [row] = await server.query(`select * from entries where purchase_id = '${id}' limit 1`)
  await server.query(
    `insert into entries (id, purchase_id, class_id, dog_id, price, status)
     select gen_random_uuid(), purchase_id, class_id, dog_id, price, 'withdrawn' from entries, generate_series(1, 60) where id = '${String(row?.id)}'`,
  )
  const { pages, text } = await open(id)
  expect(pages).toBe(4)
  expect(text.match(/Shrewsbury Winter Classic/g)).toHaveLength(62)
})

it('is refused to other members and for an unpaid purchase [B03.2]', async () => {
  const { id } = await bought()
  expect((await (await logIn(server, 'judge')).get(`/purchases/${id}/receipt.pdf`)).status).toBe(404)
  const unpaid = await buy(member, cart([{ classId: any, dogId: '00000002-0000-4000-8000-000000000003' }]))
  expect(unpaid.status).toBe(201)
  expect((await member.get(`/purchases/${unpaid.json.id}/receipt.pdf`)).json.code).toBe('no_receipt')
})

it('shows an entry before its change', async () => {
  const { id, lines } = await bought([entryRequest])
  const changed = { classId: any, dogId: zolw, expected: entryRequest }
  expect((await member.post(`/entries/${lines[0].entryId}/change`, changed)).status).toBe(200)
  const { text } = await open(id)
  expect(text).toContain('Żółw: Shrewsbury Winter Classic')
  expect(text).toContain('Until 21 November 2026: Łatka: Shrewsbury Winter Classic')
})
