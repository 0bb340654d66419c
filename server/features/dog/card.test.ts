import { createPublicKey, verify } from 'node:crypto'
import { readCompactCard } from '#contract/dog/card'
import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
let member: Awaited<ReturnType<typeof logIn>>
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
  member = await logIn(server, 'member')
})

const partsOf = (code: string) => {
  const [version = '', facts = '', signature = ''] = code.replace(/^.*#/, '').split('.')
  return {
    body: Buffer.from(`${version}.${facts}`),
    facts: Buffer.from(facts, 'base64url').toString(),
    signature: Buffer.from(signature, 'base64url'),
  }
}
const keyOf = async (from: Pick<TestServer, 'ask'>) => {
  const { body } = await from.ask({ method: 'GET', url: '/api/card-key' })
  return (JSON.parse(body) as { publicKey: string }).publicKey
}

describe('the card of a dog [D07]', () => {
  it('has the facts for a steward, signed with the published key', async () => {
    const { json } = await member.get('/dogs/latka/card')
    expect(json).toMatchObject({
      card: {
        name: 'Łatka',
        breed: 'Border Collie',
        heightCategory: 'large',
        height: 512,
        measured: true,
        level: 3,
        issuedOn: '2026-11-21',
      },
      link: null,
    })
    expect(json.card.chipEnd).toMatch(/^\d{4}$/)
    const { body, facts, signature } = partsOf(json.code as string)
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: await keyOf(server) }, format: 'jwk' })
    expect(verify(null, body, key, signature)).toBe(true)
    expect(verify(null, Buffer.from(body.toString().replace('CR1', 'CR2')), key, signature)).toBe(false)
    expect(readCompactCard(facts)).toEqual(json.card)
  })

  it('holds nothing of its owner', async () => {
    const { json } = await member.get('/dogs/latka/card')
    const [owner] = await server.query(`select id, name, email from users where email = 'member@example.org'`)
    const whole = JSON.stringify(json) + partsOf(json.code as string).facts
    for (const value of Object.values(owner ?? {})) expect(whole).not.toContain(String(value))
  })

  it('is signed with one key by all servers of a database, which keeps its secret part encrypted', async () => {
    await server.query('delete from card_keys')
    const [one, other] = [await server.beside(), await server.beside()]
    const keys = await Promise.all([keyOf(one), keyOf(other), keyOf(server)])
    expect(new Set(keys).size).toBe(1)
    const rows = await server.query('select * from card_keys')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.['private_key']).toMatch(/^v1\./)
  })
})

describe('the link of a card [D08]', () => {
  const visitor = () => callerOf(server)

  it('opens it for everyone until it is switched off; the next link is another', async () => {
    const { json: first } = await member.put('/dogs/latka/card/link', undefined)
    expect((await member.put('/dogs/latka/card/link', undefined)).json.link).toBe(first.link)
    const shared = await visitor().get(new URL(first.link as string).pathname)
    expect(shared.json.card.name).toBe('Łatka')
    expect(shared.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    await member.delete('/dogs/latka/card/link')
    expect((await visitor().get(new URL(first.link as string).pathname)).status).toBe(404)
    const { json: second } = await member.put('/dogs/latka/card/link', undefined)
    expect(second.link).not.toBe(first.link)
    const rows = await server.query(`select action from audit where subject_type = 'dog' order by at, id`)
    expect(rows.map(({ action }) => action).slice(-3)).toEqual(['dog.shared', 'dog.unshared', 'dog.shared'])
  })

  it.each(['x', 'a'.repeat(43), '%00', '..%2f'])('is none at /cards/%s', async (token) =>
    expect((await visitor().get(`/cards/${token}`)).status).toBe(404),
  )

  it('is its owner’s to switch', async () => {
    const judge = await logIn(server, 'judge')
    expect((await judge.get('/dogs/latka/card')).status).toBe(404)
    expect((await judge.put('/dogs/latka/card/link', undefined)).status).toBe(404)
  })
})
