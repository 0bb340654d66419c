// What a reader's program finds in a PDF from standard input, as JSON. A separate program: pdf.js is a module that Jest
// does not load.
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)))
const { text } = await extractText(pdf, { mergePages: true })
const { info } = await pdf.getMetadata()
process.stdout.write(JSON.stringify({ text, pages: pdf.numPages, info, tagged: (await pdf.getMarkInfo())?.Marked }))
