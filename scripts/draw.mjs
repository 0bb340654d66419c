/**
 * Does the draw of a show again, from the file that is published of it (or of several): `node scripts/draw.mjs draw.json`. It needs nothing
 * but Node, and shares no line with the server that drew, so that one mistake cannot be in both.
 *
 * 1. The seed must be the one that was promised: its SHA-256 is the commitment, which stood on the show's page before.
 * 2. Each receipt gets the number HMAC-SHA256(seed, receipt), in hex. In the order of these numbers are the positions.
 * 3. Places are dealt in turns: first every member's first dog, by position, then every member's second dog, and so on. Each
 *    class has so many places; who comes later waits, in the same order.
 *
 * Ends with 0 where all of it is as published, 1 where something differs, 2 where the file cannot be read.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ dog: number, classId: string, order: number, offered: boolean }} Choice
 * @typedef {{ receipt: string, position: number, choices: Choice[] }} Application
 * @typedef {{ show: string, commitment: string, seed: string, classes: { id: string, places: number }[], applications: Application[] }} Draw
 * @typedef {Record<string, number>} Positions
 */

/**
 * What is wrong with the form of a file; null: nothing.
 * @param {any} draw
 * @returns {string | null}
 */
const unreadable = (draw) => {
  if (draw?.format !== 'clear-round-draw' || draw.version !== 1) return 'This is not the file of a draw, version 1.'
  if (draw.seed === null) return `Not drawn yet: places are drawn at ${draw.drawAt}.`
  if (!/^[0-9a-f]{64}$/.test(draw.seed)) return 'The seed is not 32 bytes in hex.'
  const isWhole =
    Array.isArray(draw.classes) &&
    Array.isArray(draw.applications) &&
    draw.applications.every((/** @type {Application} */ { choices }) => Array.isArray(choices))
  return isWhole ? null : 'The file is not whole.'
}

/**
 * The position of each receipt.
 * @param {Draw} draw
 * @returns {Positions}
 */
const positionsOf = ({ seed, applications }) => {
  const key = Buffer.from(seed, 'hex')
  const numbered = applications.map(({ receipt }) => ({
    receipt,
    number: createHmac('sha256', key).update(receipt).digest('hex'),
  }))
  numbered.sort((one, other) => (one.number < other.number ? -1 : 1))
  return Object.fromEntries(numbered.map(({ receipt }, index) => [receipt, index + 1]))
}

/**
 * For each class the turns of those who have chosen it: `receipt/dog`, the first first.
 * @param {Draw} draw
 * @param {Positions} positions
 */
const turnsOf = ({ applications }, positions) => {
  /** @type {Record<string, string[]>} */
  const turns = {}
  const positionOf = (/** @type {Application} */ { receipt }) => positions[receipt] ?? 0
  const inOrder = [...applications].sort((one, other) => positionOf(one) - positionOf(other))
  const mostDogs = Math.max(0, ...applications.flatMap(({ choices }) => choices.map(({ dog }) => dog)))
  for (let dog = 1; dog <= mostDogs; dog += 1)
    for (const { receipt, choices } of inOrder)
      for (const choice of choices) if (choice.dog === dog) (turns[choice.classId] ??= []).push(`${receipt}/${dog}`)
  return turns
}

/**
 * Every difference between what a file says and what comes out when its draw is done again.
 * @param {Draw} draw
 */
const differencesOf = (draw) => {
  /** @type {string[]} */
  const found = []
  /** @type {(what: string, published: unknown, again: unknown) => void} */
  const compare = (what, published, again) => {
    if (published !== again) found.push(`${what}: published ${published}, computed ${again}`)
  }
  compare('commitment', draw.commitment, createHash('sha256').update(Buffer.from(draw.seed, 'hex')).digest('hex'))
  const receipts = draw.applications.map(({ receipt }) => receipt)
  compare('number of different receipts', receipts.length, new Set(receipts).size)
  const positions = positionsOf(draw)
  const turns = turnsOf(draw, positions)
  const places = Object.fromEntries(draw.classes.map((cls) => [cls.id, cls.places]))
  for (const { receipt, position, choices } of draw.applications) {
    compare(`position of ${receipt}`, position, positions[receipt])
    for (const { dog, classId, order, offered } of choices) {
      const turn = (turns[classId] ?? []).indexOf(`${receipt}/${dog}`) + 1
      compare(`turn of ${receipt}, dog ${dog}, in ${classId}`, order, turn)
      compare(`place for ${receipt}, dog ${dog}, in ${classId}`, offered, turn <= (places[classId] ?? 0))
    }
  }
  return found
}

/** @param {string} file */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Checks a file; the exit code and what to print.
 * @param {string} file
 */
const checkFile = (file) => {
  const draw = read(file)
  const wrong = draw instanceof Error ? draw.message : unreadable(draw)
  if (wrong !== null) return { code: 2, lines: [wrong] }
  const differences = differencesOf(draw)
  if (differences.length > 0) return { code: 1, lines: ['The draw differs:', ...differences] }
  const { show, applications, classes } = draw
  return {
    code: 0,
    lines: [`${show}: the same. ${applications.length} members, ${classes.length} classes, seed as committed.`],
  }
}

const files = process.argv.slice(2)
if (files.length === 0) console.error('Say which file: node scripts/draw.mjs draw.json')
process.exitCode = files.length === 0 ? 2 : 0
for (const file of files) {
  const { code, lines } = checkFile(file)
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`)
  process.exitCode = Math.max(Number(process.exitCode), code)
}
