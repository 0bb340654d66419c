import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { courseLimits, type CourseKind } from '#contract/course/course'
import { projectPath } from '../../db/root'
import { pixelsWithin, refusalOf } from '../../domain/dog/photoFiles'
import { HttpError } from '../../http/httpError'

const run = promisify(execFile)
const one = pLimit(1)
const mostWaiting = 10
const usualLimit = 15_000
const { edge } = courseLimits

/** What a file is by what it begins with; how the request or its name calls it says nothing. */
export const kindOf = (file: Buffer): CourseKind | null => {
  const start = file.subarray(0, 1024)
  if (start.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (start.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (start.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  return /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml\s|!--|!DOCTYPE svg|svg[\s>])/.test(start.toString('latin1')) ? 'svg' : null
}

/** A process that may hold half a gigabyte, knows nothing of the server's, and is ended at its time limit. */
const bounds = ['--max-old-space-size=256', '--wasm-max-mem-pages=8192']
const draw = async (file: Buffer, kind: CourseKind, timeout: number): Promise<Sharp> => {
  const program = projectPath('server/features/course/drawCourse.mjs')
  const drawing = run(process.execPath, [...bounds, program, kind, String(edge)], {
    encoding: 'buffer',
    env: {},
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: edge * edge * 4 + 8,
  })
  // It may give up before it has read everything.
  drawing.child.stdin?.on('error', () => undefined).end(file)
  const { stdout } = await drawing
  const [width, height] = [stdout.readUInt32BE(0), stdout.readUInt32BE(4)]
  return sharp(stdout.subarray(8), { raw: { width, height, channels: 4 } })
}

export interface CoursePicture {
  kind: CourseKind
  file: Buffer
  width: number
  height: number
}

const make = async (file: Buffer, kind: CourseKind, limit: number): Promise<CoursePicture> => {
  const pixels = kind === 'png' || kind === 'jpeg' ? pixelsWithin(file, edge) : await draw(file, kind, limit)
  // Paper is white, at night too: lines of a course are dark.
  const { data, info } = await pixels
    .flatten({ background: '#ffffff' })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return { kind, file: data, width: info.width, height: info.height }
}

/** The picture of a course, made again from a PDF's first page, a PNG, JPEG or SVG; anything else is refused, and what takes more than the limit in milliseconds to draw. */
export const pictureOf = async (file: Buffer, limit = usualLimit): Promise<CoursePicture> => {
  const kind = kindOf(file)
  if (kind === null) throw new HttpError('validation_failed', { course: 'invalid' })
  if (one.pendingCount >= mostWaiting) throw new HttpError('unavailable')
  try {
    return await one(() => make(file, kind, limit))
  } catch (error) {
    throw new HttpError('validation_failed', {
      course: refusalOf(error) === 'too_many_pixels' ? 'too_many_pixels' : 'invalid',
    })
  }
}
