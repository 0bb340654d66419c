import { resolve } from 'node:path'

/** A file of this project; the server runs from its root (a bundle does not know its path). */
export const projectPath = (...parts: string[]): string =>
  resolve(process.env.CLEAR_ROUND_ROOT ?? process.cwd(), ...parts)
