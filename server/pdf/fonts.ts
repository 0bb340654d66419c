import { openSync, type Font } from 'fontkit'
import { projectPath } from '../db/root'
import { withoutIsolates } from '../messages/isolated'

/**
 * Two weights of the product's face, and of others that have letters of many alphabets: DejaVu also Hebrew and Arabic, the
 * last one Chinese and Japanese. A file is opened when a text first needs it.
 */
const weights = {
  text: [
    '@expo-google-fonts/familjen-grotesk/400Regular/FamiljenGrotesk_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
  ],
  strong: [
    '@expo-google-fonts/familjen-grotesk/700Bold/FamiljenGrotesk_700Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
    '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
  ],
} as const
export type Weight = keyof typeof weights

const opened = new Map<string, Font>()
const openFont = (file: string): Font => {
  const font = opened.get(file) ?? (openSync(file) as Font)
  opened.set(file, font)
  return font
}
const missingLetters = (file: string, text: string): number => {
  const font = openFont(file)
  return Array.from(withoutIsolates(text)).filter(
    (letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  ).length
}

/** The file of the font that a text is written with: the first that has every letter of it, else the one that lacks fewest. */
export const fontFor = (text: string, weight: Weight = 'text'): string => {
  let best = { file: '', missing: Infinity }
  for (const name of weights[weight]) {
    const file = projectPath('node_modules', name)
    const missing = missingLetters(file, text)
    if (missing === 0) return file
    if (missing < best.missing) best = { file, missing }
  }
  return best.file
}
