import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { limits } from '#contract/shared/limits'
import { HttpError } from '../../http/httpError'

// Only these three are ever read: a picture in another format is refused before any of it is understood.
const readers = { jpeg: 'VipsForeignLoadJpeg', png: 'VipsForeignLoadPng', webp: 'VipsForeignLoadWebp' }
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: Object.values(readers) })
// One thread a photo, and nothing kept: photos are rare, and the server has other work.
sharp.concurrency(1)
sharp.cache(false)

const inTurn = pLimit(2)
const mostWaiting = 20
const timeoutSeconds = 15
const edges = { large: 1280, small: 320 }

const options = { limitInputPixels: limits.photoMaxMegapixels * 1_000_000, failOn: 'error' } as const

/**
 * The pixels of a JPEG, PNG or WebP file, to be written again: the first frame, turned as its camera was held; colours become
 * sRGB, and all metadata stays behind.
 */
export const pixelsWithin = (file: Buffer, edge: number): Sharp =>
  sharp(file, options)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })

const make = async (file: Buffer) => {
  const sized = (edge: number) => pixelsWithin(file, edge).webp({ quality: 80 }).toBuffer()
  // One after the other: both at once would hold the pixels twice.
  const large = await sized(edges.large)
  return { large, small: await sized(edges.small) }
}

/** Which code says why a file was no picture. */
export const refusalOf = (error: unknown) =>
  /pixel limit/.test(String(error)) ? ('too_many_pixels' as const) : ('not_a_photo' as const)

/** A photo in its two sizes, made again from the pixels of a JPEG, PNG or WebP file; anything else is refused. */
export const photoFiles = async (file: Buffer): Promise<{ large: Buffer; small: Buffer }> => {
  if (inTurn.pendingCount >= mostWaiting) throw new HttpError('unavailable')
  try {
    return await inTurn(() => make(file))
  } catch (error) {
    throw new HttpError('validation_failed', { photo: refusalOf(error) })
  }
}
