import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StorageReserve } from './storageReserve'
import { writeAll, type Write } from './syncedNodeFs'

const megabyte = 1024 * 1024
let folder: string
let free: number
const reserved = () => statSync(join(folder, 'reserve'), { throwIfNoEntry: false })?.blocks ?? 0
const open = () => new StorageReserve(folder, () => free * megabyte)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clear-round-reserve-'))
  free = 1_000
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps room that is really taken, and gives it once [R03]', () => {
  const reserve = open()
  expect(reserved() * 512).toBeGreaterThanOrEqual(48 * megabyte)
  expect([reserve.give(), reserve.give(), reserved()]).toEqual([true, false, 0])
})

it('refuses writes on a full disk, and takes them again once there is room for a reserve [R03]', () => {
  const reserve = open()
  free = 7
  expect(() => reserve.requireRoom()).toThrow(expect.objectContaining({ name: 'StorageFull' }))
  reserve.give()
  // What was given back is room, but not for new work.
  free = 55
  expect(reserve.hasRoom()).toBe(false)
  free = 100
  expect(reserve.hasRoom()).toBe(true)
  expect(reserved()).toBeGreaterThan(0)
})

it('finds its reserve again after a restart on a full disk [R03]', () => {
  open()
  free = 0
  const reserve = open()
  expect(reserve.hasRoom()).toBe(false)
  expect(() => reserve.requireRoomToStart(false)).not.toThrow()
  expect(reserve.give()).toBe(true)
})

it('refuses a first start on a small disk by the name of the setting [R03]', () => {
  free = 20
  const reserve = open()
  expect(() => reserve.requireRoomToStart(true)).toThrow(/^DATA_DIR: only 20 MB are left .* needs 128 MB/)
})

describe('a write that finds the disk full [R03]', () => {
  const noSpace = Object.assign(new Error('full'), { errno: 51 })
  let room: number
  const written: number[] = []
  const lost = jest.fn()
  // Writes what fits, as a disk does, and says how much that was.
  const write: Write = (_stream, _from, offset, length) => {
    if (room === 0) throw noSpace
    const taken = Math.min(length, room)
    room -= taken
    written.push(offset, taken)
    return taken
  }
  beforeEach(() => (written.length = 0))

  it('continues in the reserve from where it stopped', () => {
    room = 300
    const give = jest.fn(() => {
      room = 10_000
      return true
    })
    expect(writeAll(write, { give }, lost)({ nfd: 1 }, null, 0, 1_000, 0)).toBe(1_000)
    expect(written).toEqual([0, 300, 300, 700])
    expect(give).toHaveBeenCalledTimes(1)
  })

  it('fails when the reserve is spent, and calls lost when the file is the log', () => {
    room = 300
    const writeTo = (path: string) => writeAll(write, { give: () => false }, lost)({ nfd: 1, path }, null, 0, 1_000, 0)
    expect(() => writeTo('/pglite/data/base/1')).toThrow(noSpace)
    expect(lost).not.toHaveBeenCalled()
    expect(() => writeTo('/pglite/data/pg_wal/1')).toThrow(noSpace)
    expect(lost).toHaveBeenCalledTimes(1)
  })
})
