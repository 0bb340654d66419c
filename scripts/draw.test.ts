import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { PublishedDraw } from '#contract/draw/draw'
import { dealPlaces, type Ticket } from '#contract/draw/rule'

const classIds = [1, 2, 3].map((number) => `00000005-0000-4000-8000-00000000000${number}`)
const choice = fc.record({ classId: fc.constantFrom(...classIds), dog: fc.integer({ min: 1, max: 4 }) })
const choices = fc.uniqueArray(choice, {
  selector: ({ classId, dog }) => `${classId}${dog}`,
  minLength: 1,
  maxLength: 6,
})
const receipt = fc.stringMatching(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)

/** A draw as the server publishes it. */
const published = (tickets: Ticket[], places: number[], seed: string): PublishedDraw => {
  const key = Buffer.from(seed, 'hex')
  const classes = classIds.map((id, index) => ({ id, places: places[index] ?? 0 }))
  const ticketOf = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  return {
    format: 'clear-round-draw',
    version: 1,
    algorithm: 'HMAC-SHA256(seed, receipt), dealt dog by dog',
    show: 'kendal-fells-agility',
    opensAt: '2026-11-21T11:00:00Z',
    drawAt: '2026-11-21T12:00:00Z',
    drawnAt: '2026-11-21T12:00:04Z',
    seed,
    commitment: createHash('sha256').update(key).digest('hex'),
    classes,
    applications: dealPlaces(tickets, new Map(classes.map((cls) => [cls.id, cls.places])), ticketOf),
  }
}

const draws = fc
  .tuple(
    fc.uniqueArray(fc.record({ receipt, choices }), {
      selector: (ticket) => ticket.receipt,
      minLength: 2,
      maxLength: 25,
    }),
    fc.array(fc.nat(6), { minLength: 3, maxLength: 3 }),
    fc.stringMatching(/^[0-9a-f]{64}$/),
  )
  .map((given) => published(...given))

describe('doing a published draw again [G02]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'draw-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (name: string, content: unknown) => {
    const file = join(folder, name)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }
  const check = (...files: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/draw.mjs', ...files], { encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  it('reaches the result of the contract’s rule for any draw', () => {
    const files = fc.sample(draws, 200).map((draw, index) => write(`same-${index}.json`, draw))
    const { status, stdout, stderr } = check(...files)
    expect([status, stderr, stdout.split('\n').filter((line) => line.includes(': the same.')).length]).toEqual([
      0,
      '',
      200,
    ])
  })

  it('finds every change, and says where', () => {
    const [draw] = fc.sample(draws, 1)
    const [first, ...others] = draw?.applications ?? []
    const [dealt] = first?.choices ?? []
    if (!draw || !first || !dealt) throw new Error('Nothing was drawn')
    const withFirst = (changed: object) => ({ ...draw, applications: [{ ...first, ...changed }, ...others] })
    const forged: [name: string, file: unknown, said: string][] = [
      ['seed', { ...draw, seed: 'ab'.repeat(32) }, 'commitment: published'],
      ['position', withFirst({ position: 99 }), `position of ${first.receipt}: published 99`],
      ['receipt', withFirst({ receipt: 'AAAA-AAAA-AAAA-AAAA', position: 0 }), 'position of AAAA-AAAA-AAAA-AAAA'],
      ['twice', { ...draw, applications: [first, ...draw.applications] }, 'number of different receipts'],
      ['turn', withFirst({ choices: [{ ...dealt, order: 99 }] }), `turn of ${first.receipt}`],
      ['place', withFirst({ choices: [{ ...dealt, offered: !dealt.offered }] }), `place for ${first.receipt}`],
    ]
    for (const [name, file, said] of forged) {
      const { status, stderr } = check(write(`${name}.json`, file))
      expect([name, status, stderr.includes(said) || stderr]).toEqual([name, 1, true])
    }
  })

  it('says so where a file is none, or is not drawn yet', () => {
    const [draw] = fc.sample(draws, 1)
    const unreadable: [file: string, said: string][] = [
      [write('none.json', 'no draw'), 'JSON'],
      [write('other.json', { format: 'something else' }), 'not the file of a draw'],
      [write('null.json', null), 'not the file of a draw'],
      [write('open.json', { ...draw, seed: null }), 'Not drawn yet: places are drawn at 2026-11-21T12:00:00Z'],
      [write('half.json', { ...draw, applications: [{}] }), 'not whole'],
      [write('bad-seed.json', { ...draw, seed: 'secret' }), '32 bytes'],
      [join(folder, 'missing.json'), 'ENOENT'],
    ]
    for (const [file, said] of unreadable) {
      const { status, stderr } = check(file)
      expect([file, status, stderr.includes(said) || stderr]).toEqual([file, 2, true])
    }
    expect(check().status).toBe(2)
  })
})
