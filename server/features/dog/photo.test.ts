import sharp from 'sharp'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
let member: Awaited<ReturnType<typeof logIn>>
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
  member = await logIn(server, 'member')
})

const address = '/api/dogs/baton/photo'
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#17693f' } })

const put = async (file: Buffer | string, type = 'image/jpeg', token = member.token) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const answer = await server.ask({ method: 'PUT', url: address, headers, payload: file })
  return { status: answer.status, json: JSON.parse(answer.body) as Record<string, string> }
}
const get = (photo: string, size = 'large') => server.ask({ method: 'GET', url: `/api/photos/${photo}/${size}` })
const read = async (photo: string, size?: string) => {
  const answer = await get(photo, size)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  return answer.bytes
}
/** A PNG whose header declares a size; hardly anything follows it. */
const declaring = async (width: number, height: number) => {
  const file = await picture(1, 1).png().toBuffer()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  const { crc32 } = await import('node:zlib')
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

describe('the photo of a dog [D05]', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is encoded from %s as WebP in two sizes', async (format) => {
    const file = await picture(3000, 2000).toFormat(format).toBuffer()
    const { status, json } = await put(file, `image/${format}`)
    expect(status).toBe(200)
    for (const [size, width] of [
      ['large', 1280],
      ['small', 320],
    ] as const)
      expect(await sharp(await read(json.photo ?? '', size)).metadata()).toMatchObject({ format: 'webp', width })
    const dogs = (await member.get('/dogs')).json as { slug: string; photo: string }[]
    expect(dogs.find(({ slug }) => slug === 'baton')?.photo).toBe(json.photo)
  })

  it('is turned as its camera was held, and says nothing of where it was taken', async () => {
    const gps = { GPSLatitude: '52/1 24/1 0/1', GPSLatitudeRef: 'N' }
    const file = await picture(400, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Zoe Zak' }, IFD3: gps })
      .jpeg()
      .toBuffer()
    expect(file.includes('Zoe Zak')).toBe(true)
    const { json } = await put(file)
    const kept = await read(json.photo ?? '')
    const { width, height, exif, orientation, xmp, iptc, icc } = await sharp(kept).metadata()
    expect({ width, height }).toEqual({ width: 200, height: 400 })
    expect([exif, orientation, xmp, iptc, icc]).toEqual(Array(5).fill(undefined))
    expect(kept.includes('Zoe Zak')).toBe(false)
  })

  it('has the format of its bytes, regardless of the content type in the request', async () => {
    const png = await picture(10, 10).png().toBuffer()
    expect((await put(png, 'image/jpeg')).status).toBe(200)
    expect((await put(png, 'text/html')).status).toBe(415)
    expect((await put(png, 'image/svg+xml')).status).toBe(415)
  })

  it('keeps nothing of a file that is two things at once', async () => {
    const jpeg = await picture(20, 20).jpeg().toBuffer()
    const { json } = await put(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]))
    const kept = await read(json.photo ?? '')
    expect(kept.includes('script')).toBe(false)
    expect((await get(json.photo ?? '')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('keeps one frame of a moving picture', async () => {
    const frames = await Promise.all(['red', 'blue'].map((background) => frame(background)))
    const file = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [99, 99] })
      .toBuffer()
    expect((await sharp(file).metadata()).pages).toBe(2)
    const { json } = await put(file, 'image/webp')
    expect((await sharp(await read(json.photo ?? ''), { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  it.each([
    ['no bytes', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('no photo')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => picture(9, 9).gif().toBuffer()],
    ['a TIFF', () => picture(9, 9).tiff().toBuffer()],
    ['half a JPEG', async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 700)],
    ['a header alone', async () => (await picture(9, 9).png().toBuffer()).subarray(0, 33)],
  ])('is refused where the file is %s', async (_name, file) => {
    const { status, json } = await put(await file())
    expect([status, json.code, json.photo]).toEqual([400, 'validation_failed', 'not_a_photo'])
  })

  it('is refused before it is decoded where it has more than 40 megapixels, and above 8 MB', async () => {
    expect((await put(await declaring(60_000, 60_000), 'image/png')).json.photo).toBe('too_many_pixels')
    expect((await put(await picture(8001, 5001).png().toBuffer(), 'image/png')).json.photo).toBe('too_many_pixels')
    expect((await put(Buffer.alloc(8_000_001))).status).toBe(413)
  })

  it('is taken at 39 megapixels, in whose time the server answers others', async () => {
    const bomb = await picture(7800, 5000).png({ compressionLevel: 9 }).toBuffer()
    const sending = put(bomb, 'image/png')
    let answered = 0
    const progress = { ended: false }
    void sending.then(() => (progress.ended = true))
    do {
      await member.get('/plans')
      if (!progress.ended) answered += 1
    } while (!progress.ended)
    expect((await sending).status).toBe(200)
    // Decoding takes hundreds of times as long as such an answer: on the same thread it would let one or two through.
    expect(answered).toBeGreaterThan(10)
  })
})

describe('who may see and change a photo [D06]', () => {
  it('its owner alone changes it; for others there is no such dog', async () => {
    const file = await picture(9, 9).png().toBuffer()
    const other = await logIn(server, 'judge')
    expect((await put(file, 'image/png', other.token)).status).toBe(404)
    expect((await put(file, 'image/png', 'x')).status).toBe(401)
  })

  it('its address is unguessable, and answers 404 once it is replaced or removed', async () => {
    const file = await picture(9, 9).png().toBuffer()
    const { json: first } = await put(file, 'image/png')
    expect(first.photo).toMatch(/^[\w-]{22}$/)
    const { json: second } = await put(file, 'image/png')
    expect((await get(first.photo ?? '')).status).toBe(404)
    expect((await get(second.photo ?? '')).status).toBe(200)
    const headers = { authorization: `Bearer ${member.token}` }
    const removed = await server.ask({ method: 'DELETE', url: address, headers })
    expect(removed.status).toBe(204)
    expect((await get(second.photo ?? '')).status).toBe(404)
    const rows = await server.query(`select action from audit where subject_type = 'dog' order by at, id`)
    expect(rows.at(-1)?.['action']).toBe('dog.photo_removed')
  })
})

const frame = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
