/** How a text may be written inside another one, with the letter that its pseudonym ends with. */
export type Encoding = 'plain' | 'url' | 'form' | 'json' | 'doubleJson' | 'base64' | 'hex'

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
// Half of a surrogate pair, which no encoding but JSON's takes.
const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const wellFormed = (text: string) => text.replaceAll(lone, '\uFFFD')
const inBase64 = (bytes: Uint8Array) => btoa(String.fromCodePoint(...bytes))
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The text in each encoding that changes it, the plain one first. */
export const encodingsOf = (text: string): [Encoding, string][] => {
  const plain = wellFormed(text)
  const bytes = bytesOf(plain)
  const all: [Encoding, string][] = [
    ['plain', text],
    ['url', encodeURIComponent(plain)],
    ['form', encodeURIComponent(plain).replaceAll('%20', '+')],
    ['json', inJson(text)],
    ['doubleJson', inJson(inJson(text))],
    ['base64', inBase64(bytes)],
    ['hex', [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')],
  ]
  return all.filter(([, written], index) => all.findIndex(([, other]) => other === written) === index)
}

/** The part of a text's base64 that is the same wherever the text begins in what was encoded: three of them. */
export const base64Cores = (text: string): string[] =>
  [0, 1, 2].map((offset) => {
    const bytes = bytesOf(wellFormed(text))
    const written = inBase64(new Uint8Array([...new Uint8Array(offset), ...bytes]))
    return written.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6))
  })
