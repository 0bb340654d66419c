/** Exports of a register as they come in the wild, for tests, journeys and measurements. */

export const exportEncodings = ['utf-8', 'utf-16le', 'windows-1250'] as const
export type ExportEncoding = (typeof exportEncodings)[number]

// Letters of many languages, directions and lengths, and what a spreadsheet would run.
const names = [
  'Żółta Łapa',
  'Śnieżka',
  'Nguyễn Thị Cún',
  'Łatka 🐕‍🦺',
  'כלבה יפה',
  'كلب سريع',
  "=cmd|' /C calc'!A0",
  '+1',
  '-Rex',
  '@sum',
  'O’Neil',
  'D"Artagnan',
  'a;b,c d',
  'Ångström',
  'Zoë',
  '犬',
  'İstanbul',
  'x'.repeat(90),
  'Łódź '.repeat(17).trim(),
  'e\u0301\u0301\u0301',
]
const breeds = ['Border Collie', 'Owczarek szetlandzki', 'Mudi', 'Chó Phú Quốc', 'Crossbreed']

export const exportHeaders = [
  'Dog name',
  'KC name',
  'Płeć',
  'Breed',
  'Date of birth',
  'Chip no.',
  'Height (cm)',
  'KC grade',
  'FCI',
  'Retired',
  'Notes',
]

/** One dog of the export, by its number: the same every time. */
export const exportedDog = (number: number): string[] => {
  const name = `${names[number % names.length] ?? ''} ${number}`
  const day = `${(number % 28) + 1}.${(number % 12) + 1}.${2012 + (number % 13)}`
  const height = `${25 + (number % 40)},${number % 10}`
  return [
    name,
    number % 3 === 0 ? `Kennel ${number}` : '',
    number % 2 ? 'suka' : 'pies',
    breeds[number % 5] ?? '',
    day,
    String(616_000_000_000_000 + number),
    height,
    String((number % 7) + 1),
    `A${number % 4}`,
    number % 50 === 0 ? 'tak' : 'nie',
    'first line\nsecond "line"',
  ]
}

const single = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1250').decode(Uint8Array.of(byte)), byte] as const,
  ),
)
/** What a text becomes in an encoding: Windows-1250 has no letters but those of Central Europe. */
export const asEncoded = (text: string, encoding: ExportEncoding): string =>
  encoding === 'windows-1250' ? Array.from(text, (letter) => (single.has(letter) ? letter : '?')).join('') : text

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** A file with so many dogs. */
export const registerExport = (
  count: number,
  { encoding = 'utf-8', separator = ';' }: { encoding?: ExportEncoding; separator?: string } = {},
): Uint8Array => {
  const rows = [exportHeaders, ...Array.from({ length: count }, (_, number) => exportedDog(number))]
  const text = asEncoded(rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n'), encoding)
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'windows-1250') return Uint8Array.from(Array.from(text, (letter) => single.get(letter) ?? 63))
  const marked = `\uFEFF${text}`
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < marked.length; index += 1) view.setUint16(index * 2, marked.charCodeAt(index), true)
  return bytes
}
