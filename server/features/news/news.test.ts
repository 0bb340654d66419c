import { callerOf } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
})

const ask = (path: string, locale = 'en') => callerOf(server).get(path, { 'accept-language': locale })

describe('the announcements', () => {
  it('come newest first, in the language asked for', async () => {
    const { json, headers } = await ask('/news', 'pl')
    const days = json.items.map((item: { publishedOn: string }) => item.publishedOn)
    expect(days).toEqual([...days].sort().reverse())
    expect(json.items[0]).toMatchObject({ slug: 'winter-shows', title: 'Ruszyły zapisy na zimowe zawody' })
    expect(headers.vary).toMatch(/Accept-Language/)
  })

  it.each(['en', 'pl'])('each have a text of several paragraphs (%s)', async (locale) => {
    const { json } = await ask('/news', locale)
    for (const { slug } of json.items) {
      const article = await ask(`/news/${slug}`, locale)
      expect(article.json.body.filter(({ kind }: { kind: string }) => kind === 'paragraph').length).toBeGreaterThan(2)
    }
  })

  it('answer an unknown address with not found, in words', async () => {
    const { status, json } = await ask('/news/no-such-article', 'pl')
    expect([status, json.code, json.message]).toEqual([
      404,
      'not_found',
      'Nie udało się tego znaleźć. Mogło zostać usunięte.',
    ])
  })

  it('contain no markup, even when the database contains some', async () => {
    const body = '<script>alert(1)</script> [x](javascript:alert(1)) ![y](data:image/svg+xml,z)'
    await server.query(`update news set body = '${body}' where slug = 'winter-shows'`)
    const { json } = await ask('/news/winter-shows')
    expect(json.body).toEqual([{ kind: 'paragraph', text: [{ kind: 'text', text: '<script>alert(1)</script> x y' }] }])
  })
})
