import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { id } from '../../testing/buying'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const at = `/api/desk/shows/harrogate-autumn-rounds/classes/${id(5, 503)}/course?number=1`
const green = [11, 122, 72]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(async () => {
  await server.reset()
  ;({ token } = await logIn(server, 'judge'))
})

const put = async (file: Buffer | string, type = 'image/svg+xml', to = { server, token }) => {
  const headers = { authorization: `Bearer ${to.token}`, 'content-type': type }
  const { status, body } = await to.server.ask({ method: 'PUT', url: at, headers, payload: file })
  const json = JSON.parse(body) as { versions?: { picture: string; kind: string }[]; course?: string; code?: string }
  return { status, ...json }
}
const pictureOf = async (file: Buffer | string, type?: string) => {
  const { versions = [] } = await put(file, type)
  return (await server.ask({ method: 'GET', url: `/api/course-pictures/${versions[0]?.picture}` })).bytes
}
/** The colour at a place of a picture, in thousandths. */
const colourAt = async (file: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const from = (Math.floor((y * info.height) / 1000) * info.width + Math.floor((x * info.width) / 1000)) * info.channels
  return [...data.subarray(from, from + 3)]
}
const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1) as number)

const svg = (inner: string, size = 'width="40" height="30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`
const field = '<rect width="20" height="30" fill="#0b7a48"/>'
const pdf = async (draw: (doc: PDFKit.PDFDocument) => void) => {
  const doc = new PDFDocument({ size: [400, 300] })
  draw(doc)
  doc.end()
  return buffer(doc)
}
const twoPages = () =>
  pdf((doc) => doc.rect(0, 0, 200, 300).fill('#0b7a48').addPage().rect(0, 0, 400, 300).fill('#ff0000'))
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })

describe('the picture of a course [C09]', () => {
  it.each(['svg', 'pdf'] as const)('is made of the first page of a %s under any content type', async (kind) => {
    const file = kind === 'svg' ? svg(field) : await twoPages()
    const { status, versions } = await put(file, 'image/png')
    expect([status, versions?.[0]?.kind]).toEqual([200, kind])
    const made = await pictureOf(file, 'image/png')
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1500, hasAlpha: false })
    expect(await colourAt(made, 250, 500)).toEqual(near(green))
    expect(await colourAt(made, 750, 500)).toEqual(near([255, 255, 255]))
  })

  it('is on white paper, and knows nothing of where a photo of it was taken', async () => {
    const file = await photo(3000, 1500)
      .withExif({ IFD0: { Artist: 'Zoe Zak' } })
      .png()
      .toBuffer()
    const made = await pictureOf(file, 'application/pdf')
    const { exif, width, height } = await sharp(made).metadata()
    expect([exif, width, height]).toEqual([undefined, 2000, 1000])
    expect(await colourAt(made, 500, 500)).toEqual(near([255, 255, 255]))
  })

  it('holds letters of both languages', async () => {
    const word = (text: string) => svg(`<text y="20" font-family="No Such Font" font-size="16">${text}</text>`)
    const [word1, word2] = [await pictureOf(word('ŁÓDŹ')), await pictureOf(word('    '))]
    expect(word1.equals(word2)).toBe(false)
  })
})

describe('a file that is no drawing, or more than one [C10]', () => {
  it('runs no script, and reads nothing beside itself', async () => {
    let requests = 0
    const beside = createServer((_request, answer) => {
      requests += 1
      answer.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => beside.once('listening', resolve))
    const { port } = beside.address() as AddressInfo
    const links = [`http://127.0.0.1:${port}/a.png`, `file://${process.cwd()}/public/icon.svg`, '/etc/passwd']
    const hostile = links.flatMap((link) => [
      `<image href="${link}" width="40" height="30"/><image xlink:href="${link}" width="40" height="30"/>`,
      `<use href="${link}#x"/><style>@import url("${link}"); rect { fill: url("${link}") }</style>`,
      `<foreignObject width="40" height="30"><iframe src="${link}"/></foreignObject>`,
    ])
    const script = `<script>fetch("${links[0]}")</script><rect width="1" height="1" onload="fetch('${links[0]}')"/>`
    const made = await pictureOf(svg(hostile.join('') + script + field.replace('fill', 'style="fill:#0b7a48" data-x')))
    expect(await colourAt(made, 250, 500)).toEqual(near(green))
    expect(await colourAt(made, 750, 500)).toEqual(near([255, 255, 255]))
    expect(made.includes('script')).toBe(false)
    expect(requests).toBe(0)
    await new Promise((resolve) => beside.close(resolve))
  })

  const entities = (depth: number) =>
    Array.from({ length: depth }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')
  const groups = Array.from({ length: 30 }, (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`)
  const blur = '<feGaussianBlur stdDeviation="500"/><feTurbulence numOctaves="1000000" baseFrequency="0.1"/>'
  const cases: [name: string, file: () => Buffer | string | Promise<Buffer>][] = [
    ['a bomb of entities', () => `<!DOCTYPE svg [<!ENTITY e0 "x">${entities(12)}]>${svg('<text>&e12;</text>')}`],
    ['an entity of a file', () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
    ['a bomb of uses', () => svg(`<g id="g0"><rect width="1" height="1"/></g>${groups.join('')}`)],
    ['elements a hundred thousand deep', () => svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
    ['no size', () => svg(field, 'width="0" height="0"')],
    ['half an SVG', () => svg(field).slice(0, 120)],
    ['an SVG that is no UTF-8', () => Buffer.from(svg(field), 'utf16le')],
    ['a page that an SVG is in', () => `<html><body>${svg(field)}</body></html>`],
    ['half a PDF', async () => (await twoPages()).subarray(0, 400)],
    ['a PDF with a password', () => pdfWithPassword()],
    ['the beginning of a PDF, then an SVG', () => `%PDF-1.7\n${svg(field)}`],
    ['junk before a PDF', async () => Buffer.concat([Buffer.from('GIF89a'), await twoPages()])],
    ['half a PNG', async () => (await photo(300, 300).png().toBuffer()).subarray(0, 60)],
    ['a GIF', () => photo(10, 10).gif().toBuffer()],
    ['a program', () => Buffer.from('7f454c46', 'hex')],
    ['text', () => 'A tunnel, then the dog walk.'],
    ['nothing', () => ''],
  ]
  const pdfWithPassword = () => {
    const doc = new PDFDocument({ userPassword: 'secret' })
    doc.end()
    return buffer(doc)
  }
  it.each(cases)('is refused: %s', async (_name, file) => {
    const answer = await put(await file())
    expect(answer).toMatchObject({ status: 400, code: 'validation_failed', course: 'invalid' })
  })

  it('is refused where it has too many pixels, and twoPages small where it only says that it is huge', async () => {
    const file = await photo(1, 1).png().toBuffer()
    file.writeUInt32BE(30_000, 16)
    file.writeUInt32BE(30_000, 20)
    const { crc32 } = await import('node:zlib')
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
    expect(await put(file)).toMatchObject({ status: 400, course: 'too_many_pixels' })
    const wide = await pictureOf(svg(field, 'width="200000" height="1000" viewBox="0 0 40 30"'))
    expect(await sharp(wide).metadata()).toMatchObject({ width: 2000, height: 10 })
  })

  it('is given up where drawing it takes too long, and the server answers meanwhile', async () => {
    const filter = `<filter id="f">${blur.repeat(200)}</filter><rect width="40" height="30" filter="url(#f)"/>`
    const impatient = await testServer.start({ drawingLimit: 3_000 })
    const { token } = await logIn(impatient, 'judge')
    const slow = put(svg(filter), 'image/svg+xml', { server: impatient, token })
    const healthy = impatient.ask({ method: 'GET', url: '/api/health' })
    expect(await Promise.race([slow, healthy])).toMatchObject({ status: 200 })
    expect(await slow).toMatchObject({ status: 400, course: 'invalid' })
    expect((await put(svg(field), 'image/svg+xml', { server: impatient, token })).status).toBe(200)
    await impatient.close()
  })

  it('is refused when it is larger than 8 MB, or sent with another content type', async () => {
    expect((await put(Buffer.alloc(8_000_001))).status).toBe(413)
    expect((await put('a,b', 'text/csv')).status).toBe(415)
    expect((await put('{}', 'application/json')).status).toBe(415)
  })
})
