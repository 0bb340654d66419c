export const encodings = ['UTF-8', 'UTF-16', 'Windows-1250', 'Windows-1252'] as const
export type Encoding = (typeof encodings)[number]

const strict = (label: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, index) => bytes[index] === byte)

// Most letters of a table are ASCII: in UTF-16 every other byte of them is zero, and its side reveals the byte order.
const unmarkedUtf16 = (bytes: Uint8Array): string | null => {
  const sample = bytes.subarray(0, 2_000)
  let zerosAtEven = 0
  let zerosAtOdd = 0
  sample.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) zerosAtEven += 1
    if (byte === 0 && index % 2 === 1) zerosAtOdd += 1
  })
  const many = sample.length / 5
  if (Math.max(zerosAtEven, zerosAtOdd) < many) return null
  return zerosAtOdd > zerosAtEven ? 'utf-16le' : 'utf-16be'
}

const utf16Of = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : unmarkedUtf16(bytes)
}

/** The text of a file in an encoding that its reader chose; what is not of it shows as a replacement character. */
export const textAs = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding === 'UTF-16' ? (utf16Of(bytes) ?? 'utf-16le') : encoding).decode(bytes)

/**
 * The text of a file that does not say how it is written: by its byte order mark, else UTF-16 by its zeros, else UTF-8
 * where all of it is valid, else Windows-1250, as spreadsheets in Poland save. Western Europe's Windows-1252 has the same
 * bytes: its reader chooses it. Null for what is no text.
 */
export const textOfBytes = (bytes: Uint8Array): { text: string; encoding: Encoding } | null => {
  const utf16 = utf16Of(bytes)
  if (utf16) {
    const text = strict(utf16, bytes)
    return text === null ? null : { text, encoding: 'UTF-16' }
  }
  const utf8 = strict('utf-8', bytes)
  if (utf8 !== null) return utf8.includes('\0') ? null : { text: utf8, encoding: 'UTF-8' }
  const text = strict('windows-1250', bytes)
  return text === null || text.includes('\0') ? null : { text, encoding: 'Windows-1250' }
}
