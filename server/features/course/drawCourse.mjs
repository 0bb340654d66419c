// Draws the first page of a PDF, or an SVG, from standard input: width and height, four bytes each, then RGBA. A program of
// its own, for files of strangers: it has nothing but what it reads, both drawing programs are WebAssembly without files and
// network, and the server ends it when it takes too long (features/course/pictureOf.ts).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

const { resolve } = createRequire(import.meta.url)
const [kind, edgeText] = process.argv.slice(2)
const edge = Number(edgeText)
const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf']

/** The longer edge as wanted, however small it says to be: lines stay lines. */
const sized = (width, height) => {
  const scale = edge / Math.max(width, height)
  if (!Number.isFinite(scale) || scale <= 0) throw new Error('It has no size')
  return [width, height].map((length) => Math.max(1, Math.round(length * scale)))
}

const drawPdf = async (file) => {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const document = await (await PDFiumLibrary.init()).loadDocument(file)
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const [width, height] = sized(originalWidth, originalHeight)
  return page.render({ width, height, render: 'bitmap' })
}

const drawSvg = async (file) => {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  // The text is valid UTF-8, so that every reader reads it alike.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  const { width, height } = new Resvg(text)
  sized(width, height)
  const fitTo = width >= height ? { mode: 'width', value: edge } : { mode: 'height', value: edge }
  const font = {
    fontBuffers: fonts.map((name) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}`))),
    defaultFontFamily: 'DejaVu Sans',
  }
  const image = new Resvg(text, { fitTo, font, background: '#ffffff' }).render()
  return { width: image.width, height: image.height, data: image.pixels }
}

const { width, height, data } = await (kind === 'pdf' ? drawPdf : drawSvg)(new Uint8Array(await buffer(process.stdin)))
const size = Buffer.alloc(8)
size.writeUInt32BE(width, 0)
size.writeUInt32BE(height, 4)
process.stdout.write(Buffer.concat([size, data]))
